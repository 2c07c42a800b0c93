import { at, decisionsFor, type PresentedDecision, viewOf } from '@kantyna/kernel'
import { noTouching, type TableProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { tiles } from '../../content/map.ts'
import { game } from '../../game.ts'
import type { RimEvent } from '../../rules/events.ts'
import { contactSpacesAt, isPlanet, MAP_ORDERS, spaceOf } from '../../rules/map/map.ts'
import type { Rim } from '../../rules/rim.ts'
import { standAt, table } from '../../test/table.ts'
import { nameOf } from '../../words/things/names.ts'
import { rimView } from '../view.ts'
import { Board } from './Board.tsx'
import { glidesOf } from './glides.ts'
import { berths, CHART, chartOf, contactPoint, pointsAcross } from './layout.ts'
import { reachOf } from './reach.ts'
import { travellersOf } from './scene.ts'

function drawn(t: Rim, viewer: number, decisions: readonly PresentedDecision[] = []): string {
  const props = {
    view: viewOf(game, t, viewer),
    lang: 'en',
    seats: [
      { seat: 0, kind: 'person', name: 'Ann' },
      { seat: 1, kind: 'person', name: 'Ben' },
    ],
    decisions,
    touching: noTouching,
    events: [],
    motion: 'off',
  } as const
  // The props that the board needs only when it is touched are left out.
  return renderToString(<Board {...(props as unknown as TableProps)} />)
}

const STANDARD = { modules: 0, mapOrder: 0 }

test('names of planets are covered by no patrol and no standee', () => {
  const chart = drawn(table(), 0)
  const names = chart.lastIndexOf('class="or-names"')
  expect(names).toBeGreaterThan(chart.lastIndexOf('or-patrol'))
  expect(names).toBeGreaterThan(chart.lastIndexOf('or-standee'))
  expect(chart.slice(names)).toContain('Naboo')
})

test('the label of a space lists its pieces, and the next planets with their distance', () => {
  const t = table()
  standAt(t, 0, 'naboo')
  const label = /data-thing="space:naboo"[^>]*aria-label="([^"]*)"/.exec(drawn(t, 0))?.[1]
  expect(label).toMatch(/^Naboo; planet with a market; here: .*Ann/)
  expect(label).toMatch(/contacts: .*; nearest planets: .*Ryloth \(\d spaces\)/)
  expect(label).not.toContain('Cantonica')
})

describe('the chart', () => {
  test.each([0, 1, 77, MAP_ORDERS - 1])(
    'has room for every space, whatever the order of tiles: %i',
    (order) => {
      const chart = chartOf({ modules: 0, mapOrder: order })
      expect(chart.spaces).toHaveLength(tiles.flatMap((tile) => tile.spaces).length)
      for (const { x, y } of chart.spaces) {
        expect(x).toBeGreaterThan(40)
        expect(x).toBeLessThan(CHART.width - 40)
        expect(y).toBeGreaterThan(40)
        expect(y).toBeLessThan(CHART.height - 40)
      }
      for (const one of chart.spaces)
        for (const other of chart.spaces)
          if (one.space < other.space)
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36)
    },
  )

  test('contacts of different planets do not overlap', () => {
    const chart = chartOf(STANDARD)
    const places = chart.spaces
      .filter(({ space }) => isPlanet(space))
      .flatMap(({ space }) => contactSpacesAt(space))
      .map((place) => contactPoint(chart, place))
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50)
  })

  test('pieces in one space do not overlap', () => {
    for (let count = 1; count <= 8; count++) {
      const places = berths(count, { x: 0, y: 0 }, 46)
      const apart = new Set(places.map(({ x, y }) => `${x} ${y}`))
      expect(apart.size).toBe(count)
    }
  })
})

describe('the board', () => {
  test('does not name a face-down contact', () => {
    const t = table()
    const markup = drawn(t, 0)
    for (const piece of t.contacts) if (piece >= 0) expect(markup).not.toContain(`, ${nameOf('en', piece)}"`)
    expect(markup).toContain('facedown')
  })

  test('names a contact only to a player who has peeked at it', () => {
    const t = table()
    const contact = at(t.contacts, 0)
    t.knowers[contact] = 1
    expect(drawn(t, 0)).toContain(nameOf('en', contact))
    expect(drawn(t, 1)).not.toContain(nameOf('en', contact))
  })

  test('shows the planning player where a move can end, and its distance', () => {
    const t = table()
    const seat = t.active
    const decisions = decisionsFor(game, t, seat)
    const reach = reachOf(rimView(viewOf(game, t, seat)), decisions)
    const offered = decisions.flatMap(({ options }) => options).filter(({ id }) => id.startsWith('move-'))
    expect(reach.size).toBe(offered.length)
    expect(reach.get(at(t.spaces, seat))?.route).toEqual([])
    expect(drawn(t, seat, decisions)).toContain('stay here')
    expect(reachOf(rimView(viewOf(game, t, 1 - seat)), [])).toEqual(new Map())
  })

  test('shows two players in one space side by side', () => {
    const t = table()
    standAt(t, 0, 'tatooine')
    standAt(t, 1, 'tatooine')
    const seats = travellersOf(rimView(viewOf(game, t, 0)), chartOf(STANDARD)).filter(
      (piece) => 'seat' in piece,
    )
    expect(new Set(seats.map(({ x }) => x)).size).toBe(2)
  })
})

test('a way from one end to the other bends below the arc, the same on both sides', () => {
  const [first, middle, last] = pointsAcross({ x: 100, y: 500 }, { x: 300, y: 500 }, 3)
  expect(middle).toEqual({ x: 200, y: 550 })
  expect([first?.y, (first?.x ?? 0) - 100]).toEqual([last?.y, 300 - (last?.x ?? 0)])
})

test('pieces glide along their routes, patrols along a shortest one', () => {
  const [from, over, to] = [spaceOf('tn-1'), spaceOf('tatooine'), spaceOf('tn-2')]
  const told: readonly RimEvent[] = [
    { type: 'moved', seat: 1, from, to, route: [over, to] },
    { type: 'patrolMoved', faction: 2, from, to },
    { type: 'moved', seat: 0, from, to, route: [] },
  ]
  const glides = glidesOf(told, STANDARD)
  expect(glides.get('seat-1')).toEqual([from, over, to])
  expect(glides.get('patrol-2')).toEqual([from, over, to])
  expect(glides.get('seat-0')).toEqual([from, to])
})
