import { at, decisionsFor, langs, movesFor, type PresentedDecision, viewOf } from '@kantyna/kernel'
import { fetchTheRest, noTouching, type TableProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { maps } from '../../content/maps.ts'
import { planets } from '../../content/planets.ts'
import { PRIORITY_SPACES } from '../../content/round-track.ts'
import { game } from '../../game.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { choose, decree, hold, level, table, workers } from '../../test/table.ts'
import { mayFollow } from '../actions/MayFollow.tsx'
import { areaOutcome } from '../actions/outcome.ts'
import { effectMarks } from '../drawing/effect-marks.ts'
import { rowsOf } from '../drawing/mark-rows.ts'
import { letters, plaqueBoxes, type Range } from '../drawing/Plaque.tsx'
import { galaxyView } from '../view.ts'
import { Board } from './Board.tsx'
import { rangeAt } from './GalaxyMap.tsx'
import { chartOf, row } from './layout.ts'
import { PlanetTile } from './PlanetTile.tsx'
import { pricesOf } from './prices.ts'
import { shipsOf } from './scene.ts'
import { waysOf } from './use-glides.ts'

const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map(
  (name, seat) => ({ seat, kind: 'person', name }) as const,
)

beforeAll(fetchTheRest)

function drawn(
  t: Galaxy,
  viewer: number,
  decisions: readonly PresentedDecision[] = [],
  lang: 'en' | 'pl' = 'en',
  moves: readonly PresentedDecision[] = [],
): string {
  const props = {
    view: viewOf(game, t, viewer),
    lang,
    seats: seats.slice(0, t.seats),
    decisions,
    moves,
    touching: noTouching,
    answering: { assembly: null },
    panels: { opened: null },
    events: [],
    motion: 'off',
  } as const
  // The board needs the missing functions only when it is touched.
  return renderToString(<Board {...(props as unknown as TableProps)} />)
}

/** The smallest height of letters on a plaque, in units of the map. Numbers of points are the smallest. */
function smallestText(range: keyof typeof plaqueBoxes): number {
  const text = letters[range]
  const sizes = planets.map(({ effect }) => {
    const marks = effectMarks(effect)
    const hasPoints = marks.some((mark) => 'icon' in mark && mark.icon === 'points')
    return rowsOf(marks, plaqueBoxes[range]).scale * (hasPoints ? 0.85 * text : text)
  })
  return Math.min(...sizes)
}

describe('the galaxy', () => {
  const rooms = [2, 3, 4, 5].flatMap((count) =>
    [0.6, 0.9, 1.2, 1.7, 2.4].map((aspect) => [count, aspect] as const),
  )
  test.each(rooms)('of %i seats has room for everything, %f times as wide as high', (count, aspect) => {
    const { width, height, spaces } = chartOf(count, aspect)
    expect(spaces).toHaveLength(maps[count]?.spaces.length ?? 0)
    for (const [index, { x, y }] of spaces.entries()) {
      expect(x).toBeGreaterThan(60)
      expect(x).toBeLessThan(width - 60)
      expect(y).toBeGreaterThan(60)
      expect(y).toBeLessThan(height - 60)
      for (const other of spaces.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(100)
    }
  })

  /** The sizes of the map at 1280×800, 1366×768 and 1920×1080, in pixels. */
  const desks = [
    [552, 549],
    [624, 522],
    [710, 781],
  ] as const
  test.each(desks)('can be read on a desktop, at a size of %i × %i', (width, height) => {
    for (const count of [2, 3, 4]) {
      const scale = height / chartOf(count, width / height).height
      expect(scale * smallestText('near')).toBeGreaterThan(10)
    }
    const crowded = height / chartOf(5, width / height).height
    expect(crowded * smallestText('far')).toBeGreaterThan(10)
  })

  test('letters are readable at every scale at which they are drawn', () => {
    for (let scale = 0.1; scale < 1.7; scale += 0.01) {
      const range = rangeAt(scale)
      if (range !== 'thumbnail') expect(scale * smallestText(range)).toBeGreaterThan(9.95)
    }
  })

  test('a thumbnail has no letters', () => {
    const t = table(3)
    const view = galaxyView(viewOf(game, t, 0))
    const space = view.pirates.findIndex((pirate) => pirate >= 0)
    const tile = (range: Range) =>
      renderToString(
        <svg aria-hidden="true">
          <PlanetTile
            view={view}
            lang="en"
            seats={[]}
            touching={noTouching}
            space={space}
            point={{ x: 0, y: 0 }}
            price={undefined}
            range={range}
          />
        </svg>,
      )
    expect(tile('furthest')).toContain('<text')
    expect(tile('thumbnail')).not.toContain('<text')
  })

  test('two ships of one seat at one planet are side by side', () => {
    const t = table(3, ({ ships }) => {
      ships[0] = [...at(ships, 0), at(at(ships, 0), 0)]
    })
    const ships = shipsOf(galaxyView(viewOf(game, t, 0)), chartOf(3, 1.5)).filter(({ seat }) => seat === 0)
    expect(new Set(ships.map(({ x }) => x)).size).toBe(2)
  })

  test('a row of pieces is laid around its middle', () => {
    expect(row(3, { x: 10, y: 5 }, 4).map(({ x }) => x)).toEqual([6, 10, 14])
  })

  test('ships glide along their paths', () => {
    const told: readonly GalaxyEvent[] = [
      { type: 'moved', seat: 1, ship: 0, from: 0, path: [1, 5] },
      { type: 'moved', seat: 1, ship: 0, from: 5, path: [6] },
    ]
    expect(waysOf(told).get('ship-1-0')).toEqual([0, 1, 5, 6])
  })
})

describe('the board', () => {
  test('lists every planet with the owners of its outposts and the requirements of its slots', () => {
    const t = table(3)
    const markup = drawn(t, 0)
    for (const planet of t.planets) if (planet >= 0) expect(markup).toContain(at(planets, planet).name.en)
    expect(markup).toContain('outpost of Ben')
  })

  test('labels a planet with its effect, the cost of an outpost and its neighbours, and a ship with its planet', () => {
    const t = table(3)
    for (const lang of langs) {
      const wording = drawn(t, 0, [], lang).replaceAll('\u00a0', ' ')
      const labels = [...wording.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
      const card = at(planets, at(t.planets, 1))
      const label = labels.find((each) => each.startsWith(`${card.name[lang]},`)) ?? ''
      expect(label).toMatch(
        lang === 'en' ? /an outpost here costs 1 raw material/ : /placówka tutaj: koszt: 1 surowiec/,
      )
      expect(label).toMatch(
        lang === 'en' ? /next to Central Planet \(1 energy\)/ : /obok: Planeta centralna \(1 energia\)/,
      )
      expect(labels.join('\n')).toContain(
        lang === 'en' ? 'ship of Ann at Central Planet' : 'statek: Ann, planeta: Planeta centralna',
      )
      expect(labels.filter((each) => /[.][,]|,,/.test(each))).toEqual([])
    }
  })

  test('is drawn in both languages at every number of seats', () => {
    for (const count of [2, 3, 4, 5])
      for (const lang of langs) expect(drawn(table(count), 0, [], lang)).toContain('<svg')
  })

  test('shows what a move costs, and the way', () => {
    const t = table(3, (table3) => {
      hold(table3, 0, { energy: 3 })
    })
    choose(t, 'exploration')
    const decisions = decisionsFor(game, t, 0)
    const prices = pricesOf(decisions)
    expect(prices.size).toBeGreaterThan(0)
    for (const [space, { energy, path }] of prices) {
      expect(energy).toBe(1)
      expect(path.at(-1)).toBe(space)
    }
    expect(drawn(t, 0, decisions)).toContain('1 energy')
  })

  test('shows the level of every seat on a track', () => {
    const t = table(3, (table3) => level(table3, 1, { military: 3 }))
    expect(drawn(t, 0)).toContain('Ben: level 3')
  })
})

describe('the action panel', () => {
  test('shows who could follow now: seats with a worker that are able to pay', () => {
    const t = table(3, (table3) => {
      hold(table3, 1, { energy: 2, credits: 1 })
      hold(table3, 2, {})
    })
    const view = galaxyView(viewOf(game, t, 0))
    expect([1, 2].filter((seat) => mayFollow(view, seat, 'military'))).toEqual([1])
    expect([1, 2].filter((seat) => mayFollow(view, seat, 'politics'))).toEqual([1, 2])
  })

  test('shows the price of an action with its gain', () => {
    const view = galaxyView(viewOf(game, table(3), 0))
    const costs = areaOutcome(view, 0, 'military', false).filter((mark) => 'isCost' in mark)
    expect(costs).toMatchObject([
      { icon: 'energy', number: '2' },
      { icon: 'credits', number: '1' },
    ])
  })

  test('warns a player who would send the last worker to the Senate', () => {
    const inSenate = (captains: number) => {
      const t = table(3, (table3) => {
        decree(table3, 0, 'DC07')
        level(table3, 0, { technology: 6, politics: 6 })
        workers(table3, 0, { captains, crew: 1 })
      })
      return drawn(t, 0, decisionsFor(game, t, 0), 'en', movesFor(game, t, 0))
    }
    expect(inSenate(0)).toContain('nobody is left to place')
    expect(inSenate(1)).not.toContain('nobody is left to place')
  })

  test('shows player order segment by segment', () => {
    const t = table(3, (table3) => {
      table3.prioritySpaces[0] = PRIORITY_SPACES
      table3.priority = [1, 2, 0]
    })
    expect(drawn(t, 0)).toMatch(/data-segment="1".*Ben: segment of 1 outpost.*data-segment="2".*Ann/)
  })
})
