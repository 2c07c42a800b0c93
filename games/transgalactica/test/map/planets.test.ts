import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { planets } from '../../content/planets.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import {
  coloursAt,
  countMatchingOutposts,
  kindAt,
  outpostCount,
  outpostsOfColour,
} from '../../rules/map/outposts.ts'
import {
  ability,
  choose,
  closed,
  collectedPirates,
  hold,
  ids,
  income,
  level,
  missionOf,
  missionRow,
  outpost,
  pirates,
  planet,
  question,
  ship,
  spaceOf,
  table,
  workers,
} from '../table.ts'

const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const withOutposts = (...ids: readonly string[]) =>
  table(5, (t) => {
    for (const id of ids) outpost(t, 0, id)
  })
const usePlanet = (t: Galaxy, id: string) => choose(t, `planet-${planet(t, id)}`, 'worker=crew')

describe('what outposts count as', () => {
  test('GC-ORG-42: the hub counts as an outpost on the map, and has neither colour nor kind', () => {
    const t = withOutposts()
    expect(outpostCount(t, 0)).toBe(1)
    expect(countMatchingOutposts(t, 0, {})).toBe(1)
    expect([coloursAt(t, 0), kindAt(t, 0)]).toEqual([[], null])
    expect(countMatchingOutposts(t, 0, { colours: 'same' })).toBe(0)
    expect(countMatchingOutposts(t, 0, { colours: 'different' })).toBe(0)
    for (const kind of ['action', 'mining', 'wild'] as const)
      expect(countMatchingOutposts(t, 0, { kind })).toBe(0)
  })

  test('GC-ORG-48, GC-ORG-49: planets of two colours and of all four count for each of them', () => {
    const t = withOutposts('PL02', 'PL11', 'PL18')
    expect(
      ['yellow', 'green', 'purple', 'grey'].map((colour) => outpostsOfColour(t, 0, colour as 'yellow')),
    ).toEqual([2, 2, 2, 2])
    expect(coloursAt(t, planet(t, 'PL02'))).toHaveLength(4)
    expect(coloursAt(t, planet(t, 'PL11'))).toEqual(['green', 'grey'])
    expect(countMatchingOutposts(t, 0, { colours: 'same' })).toBe(2)
  })

  test('GC-ORG-57: for different colours each planet counts with one of its colours', () => {
    // Counting PL02 as yellow first would leave PL15 without a colour.
    expect(countMatchingOutposts(withOutposts('PL02', 'PL15'), 0, { colours: 'different' })).toBe(2)
    expect(countMatchingOutposts(withOutposts('PL15', 'PL06'), 0, { colours: 'different' })).toBe(1)
    expect(countMatchingOutposts(withOutposts('PL18', 'PL15', 'PL07'), 0, { colours: 'different' })).toBe(2)
    expect(
      countMatchingOutposts(withOutposts('PL11', 'PL18', 'PL15', 'PL08'), 0, { colours: 'different' }),
    ).toBe(4)
    expect(countMatchingOutposts(withOutposts('PL02'), 0, { colours: 'different' })).toBe(1)
  })

  test('GC-MIS-08: of several named colours, only the better one counts', () => {
    const t = withOutposts('PL08', 'PL13', 'PL15')
    expect(countMatchingOutposts(t, 0, { colours: ['grey', 'yellow'] })).toBe(2)
    expect(countMatchingOutposts(t, 0, { colours: ['green', 'purple'] })).toBe(0)
  })

  test('outposts by kind', () => {
    const t = withOutposts('PL05', 'PL10', 'PL03', 'PL06')
    expect(countMatchingOutposts(t, 0, { kind: 'action' })).toBe(2)
    expect(countMatchingOutposts(t, 0, { kind: 'mining' })).toBe(1)
    expect(countMatchingOutposts(t, 0, { kind: 'wild' })).toBe(1)
  })

  test('GC-ORG-82: the Technological Nightmare does not count as an outpost for any of this', () => {
    const t = table(3, (t) => ability(t, 0, 'nightmare'))
    expect(outpostCount(t, 0)).toBe(1)
    expect(countMatchingOutposts(t, 0, { colours: 'different' })).toBe(0)
    expect(outpostsOfColour(t, 0, 'grey')).toBe(0)
  })
})

describe('action planets', () => {
  test('GC-PLN-05, GC-TRN-06: open to seats with an outpost there', () => {
    const t = table(3, (t) => {
      outpost(t, 0, 'PL10')
      planet(t, 'PL16')
    })
    usePlanet(t, 'PL10')
    expect(held(t)).toEqual([0, 0, 0, 1])
    expect(pointsOf(t, 0)).toBe(1)
    const other = table(3, (t) => outpost(t, 1, 'PL10'))
    expect(closed(other, `planet-${planet(other, 'PL10')}`)?.reason).toBe('noOutpostThere')
  })

  test('GC-ORG-55: players do not block each other on an action planet', () => {
    const t = table(2, (t) => {
      outpost(t, 0, 'PL10')
      outpost(t, 1, 'PL10')
    })
    usePlanet(t, 'PL10')
    while (question(t) !== 'turn of 1') choose(t, at(ids(t), 0))
    usePlanet(t, 'PL10')
    expect(held(t, 1)).toEqual([0, 0, 0, 1])
  })

  test('GC-PLN-09: PL04: up to two times, 1 resource for technology or politics', () => {
    const t = table(3, (t) => {
      outpost(t, 0, 'PL04')
      hold(t, 0, { energy: 1, alien: 1 })
    })
    usePlanet(t, 'PL04')
    while (question(t).endsWith('of 0')) {
      const open = ids(t)
      choose(
        t,
        at(
          open.filter((id) => id !== 'pass' && id !== 'stop'),
          0,
        ),
      )
    }
    const levels = at(t.levels, 0)
    expect(at(levels, 0) + at(levels, 3)).toBe(2)
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('GC-PLN-10: PL05: up to three times, 1 resource for 1 point; fewer times too', () => {
    const use = (wanted: number) => {
      const t = table(3, (t) => {
        outpost(t, 0, 'PL05')
        hold(t, 0, { energy: 5 })
      })
      usePlanet(t, 'PL05')
      for (let times = 0; question(t).endsWith('of 0'); times++) {
        const open = ids(t)
        const decline = open.find((id) => id === 'pass' || id === 'stop')
        choose(
          t,
          times < wanted || decline === undefined
            ? at(
                open.filter((id) => id !== decline),
                0,
              )
            : decline,
        )
      }
      return [pointsOf(t, 0), at(held(t), 0)]
    }
    expect(use(9)).toEqual([3, 2])
    expect(use(1)).toEqual([1, 4])
  })

  test('GC-PLN-13: PL11 performs a main exploration', () => {
    const t = table(3, (t) => {
      planet(t, 'PL10', 'R1')
      outpost(t, 0, 'PL11')
      hold(t, 0, { energy: 1, raw: 1 })
    })
    usePlanet(t, 'PL11')
    expect(question(t)).toBe('explore of 0')
    choose(t, 'move-R1')
    // A main exploration has both parts.
    choose(t, 'settle')
    expect(outpostCount(t, 0)).toBe(3)
    // GC-ORG-39: nobody follows.
    expect(question(t)).not.toContain('follow')
  })

  test('GC-PLN-14, GC-ORG-100: PL18 marks an accessible card or takes an accessible mission, not both', () => {
    const used = () => {
      const t = table(3, (t) => {
        outpost(t, 0, 'PL18')
        missionRow(t, 'MS01', 'MS02', 'MS03')
        level(t, 0, { politics: 1, technology: 2 })
      })
      usePlanet(t, 'PL18')
      expect(ids(t)).toHaveLength(2)
      return t
    }
    const marking = used()
    choose(marking, 'effect-0')
    expect(question(marking)).toBe('mark of 0')
    // Technology 2 opens only level 1.
    expect(ids(marking)).toHaveLength(3)
    choose(marking, at(ids(marking), 0))
    expect([at(marking.markers, 0), at(marking.log, 0)]).toEqual([1, []])
    const taking = used()
    choose(taking, 'effect-1')
    // Politics 1 opens only the lowest one, and the row is full again.
    expect(at(taking.log, 0)).toEqual([missionOf('MS01')])
    expect(at(taking.missionRows, 0)).toHaveLength(3)
    expect([at(taking.markers, 0), at(taking.marked, 0)]).toEqual([2, 0])
  })
})

/** Only the income of seat 0 matters. All crew spaces are full, so nothing else is asked or gained. */
function incomeOf(arrange: (t: Galaxy) => void): Galaxy {
  return income(2, (t) => {
    for (const seat of [0, 1]) workers(t, seat, { crew: 5 })
    arrange(t)
  })
}

describe('wild planets', () => {
  test('GC-PLN-07: their effect is gained in the income phase', () => {
    const t = incomeOf((t) => {
      outpost(t, 0, 'PL06')
    })
    expect(held(t)).toEqual([0, 0, 0, 1])
  })

  test('GC-PLN-11, GC-ORG-54: the credit of the purple one is optional, and the advance costs nothing more', () => {
    const arrange = () =>
      incomeOf((t) => {
        outpost(t, 0, 'PL19')
        hold(t, 0, { credits: 1 })
      })
    const paid = arrange()
    choose(paid, 'income', 'payMilitary=yes')
    expect([at(at(paid.levels, 0), 1), at(held(paid), 3)]).toEqual([1, 0])
    const kept = arrange()
    choose(kept, 'income', 'payMilitary=no')
    expect([at(at(kept.levels, 0), 1), at(held(kept), 3)]).toEqual([0, 1])
  })

  test('GC-ORG-54: the advance still needs the technology that the military track requires', () => {
    const t = incomeOf((t) => {
      outpost(t, 0, 'PL19')
      level(t, 0, { military: 1 })
      hold(t, 0, { credits: 1 })
    })
    expect(question(t)).not.toContain('income')
    expect(at(held(t), 3)).toBe(1)
  })

  test('GC-PLN-11, GC-ORG-54: the alien of the grey one unlocks a trade space', () => {
    const t = incomeOf((t) => {
      outpost(t, 0, 'PL13')
      hold(t, 0, { alien: 1 })
    })
    choose(t, 'income', 'payTrade=yes')
    expect([at(at(t.levels, 0), 4), at(held(t), 2)]).toEqual([1, 0])
  })
})

describe('outpost spaces in income', () => {
  test('GC-PNL-12, GC-PNL-13: the fifth pays 1 point in every income phase, earlier ones nothing', () => {
    const points = (...ids: readonly string[]) =>
      pointsOf(
        incomeOf((t) => {
          for (const id of ids) outpost(t, 0, id)
        }),
        0,
      )
    expect(points('PL10', 'PL16', 'PL03')).toBe(0)
    expect(points('PL10', 'PL16', 'PL03', 'PL15')).toBe(1)
  })
})

describe('pirate tokens', () => {
  test('GC-ORG-28: they go on the topmost free pirate space; without a free space they still count as collected', () => {
    const t = table(5, (t) => {
      for (const id of ['PT01', 'PT02', 'PT06']) collectedPirates(t, 0, id)
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', 'PT04')
      ship(t, 0, 'R2')
      level(t, 0, { military: 3 })
      hold(t, 0, { raw: 1 })
    })
    // P1, P2 and P3 are the first, fourth and sixth space.
    expect(at(t.incomeTracks, 0)).toEqual([0, -1, -1, 1, -1, 5])
    choose(t, 'exploration')
    choose(t, 'settle')
    expect(at(t.incomeTracks, 0)).toEqual([0, -1, -1, 1, -1, 5])
    expect(at(t.pirateTokens, 0)).toHaveLength(4)
    expect(at(t.pirates, spaceOf(t, 'R2'))).toBe(-1)
  })
})

describe('the planets of the box', () => {
  test('GC-PLN-03, GC-PLN-04, GC-ORG-50: slots and requirements as printed', () => {
    const slots = Object.fromEntries(planets.map(({ id, slots }) => [id, slots]))
    expect(slots).toMatchObject({
      PL01: [1],
      PL02: [4, 6],
      PL03: [0, 4],
      PL05: [0, 1],
      PL07: [2],
      PL08: [1],
      PL10: [0, 0, 0],
      PL11: [1, 2],
      PL14: [4],
      PL15: [2],
      PL17: [0, 1],
      PL18: [2, 4],
      PL20: [],
    })
  })
})
