import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { decrees } from '../../content/decrees.ts'
import { marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { held, offered, scored, standingMove } from '../apply-effect.ts'
import {
  ability,
  chairs,
  choose,
  collectedPirates,
  completed,
  decree,
  draft,
  ids,
  level,
  makeMove,
  marked,
  moves,
  outpost,
  passUntil,
  question,
  table,
  token,
  workers,
} from '../table.ts'

/** The Galactic Senate: chapter 11 and G17. */

const reasons = (t: ReturnType<typeof table>, seat = 0) =>
  (standingMove('takeSeat')?.blocked?.(t, seat) ?? []).map(({ id, refusal }) => [id, refusal.reason])

const learned = (t: ReturnType<typeof table>) => {
  decree(t, 0, 'DC07')
  decree(t, 1, 'DC08')
  decree(t, 2, 'DC03')
}

describe('taking a chair', () => {
  test('GC-SEN-01, GC-SEN-02, GC-ORG-62: a seat that meets the requirement sends a crew member; the first one gains 2 points more', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
    })
    expect(offered(t, 0, 'takeSeat')).toEqual(['DC07'])
    const crew = at(t.crew, 0)
    makeMove(t, 0, 'takeSeat', 'DC07')
    expect(t.crew[0]).toBe(crew - 1)
    expect(t.chairs[0]).toEqual([0])
    expect(scored(t)).toBe(7 + 2)
    expect(question(t)).toBe('turn of 0')
    expect(violations(t)).toEqual([])
  })

  test('GC-SEN-03, GC-ORG-59, GC-ORG-81: only a crew member at home, neither a captain nor the lieutenant', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      ability(t, 0, 'lieutenant')
    })
    expect(t.crew[0]).toBe(0)
    expect(t.captains[0]).toBe(2)
    expect(offered(t, 0, 'takeSeat')).toBeUndefined()
    expect(reasons(t)).toContainEqual(['DC07', 'noCrewAtHome'])
  })

  test('GC-SEN-04, GC-CLN-07, GC-ORG-26: a crew member in the Senate stays there and uses no crew space', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      workers(t, 0, { crew: 5 })
      workers(t, 1, { crew: 5 })
      workers(t, 2, { crew: 5 })
      token(t, 0, 'BB20')
    })
    makeMove(t, 0, 'takeSeat', 'DC07')
    expect(t.crew[0]).toBe(4)
    // The crew space is free for another crew member at once.
    makeMove(t, 0, 'useToken', 'BB20')
    expect([t.crew[0], t.cryo[0]]).toEqual([5, 0])
    passUntil(t, ({ round }) => round === 2)
    expect(t.chairs[0]).toEqual([0])
    expect(t.crew[0]).toBe(5)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-58: at most one a turn', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6, trade: 4, military: 4 })
      workers(t, 0, { crew: 3 })
    })
    expect(offered(t, 0, 'takeSeat')).toEqual(['DC07', 'DC08'])
    makeMove(t, 0, 'takeSeat', 'DC07')
    expect(offered(t, 0, 'takeSeat')).toBeUndefined()
    expect(reasons(t)).toContainEqual(['DC08', 'satThisTurn'])
    choose(t, 'pass')
    choose(t, 'technology', 'way=advanceTwo')
    passUntil(t, ({ open }) => open[0]?.kind === 'turn' && open[0].seat === 0)
    expect(offered(t, 0, 'takeSeat')).toEqual(['DC08'])
  })

  test('GC-ORG-110: each follow is a turn of its own', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 1, { technology: 6, politics: 6, trade: 4, military: 4 })
      workers(t, 1, { crew: 4 })
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    makeMove(t, 1, 'takeSeat', 'DC07')
    expect(offered(t, 1, 'takeSeat')).toBeUndefined()
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    passUntil(t, ({ open }) => open[0]?.kind === 'turn' && open[0].seat === 1)
    expect(offered(t, 1, 'takeSeat')).toEqual(['DC08'])
  })

  test('GC-ORG-60: one chair in each office', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      chairs(t, 0, 0)
    })
    expect(offered(t, 0, 'takeSeat')).toBeUndefined()
    expect(reasons(t)).toContainEqual(['DC07', 'chairTaken'])
  })

  test('GC-ORG-61: each office has a chair for every seat, filled in order', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      chairs(t, 0, 1, 2)
    })
    makeMove(t, 0, 'takeSeat', 'DC07')
    expect(t.chairs[0]).toEqual([1, 2, 0])
  })

  test('GC-SEN-05, GC-ORG-63: the owner of the golden chair gains a credit when another crew member arrives', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      chairs(t, 0, 2, 1)
    })
    const events = makeMove(t, 0, 'takeSeat', 'DC07')
    expect(held(t, 2)).toEqual([0, 0, 0, 1])
    expect(held(t, 1)).toEqual([0, 0, 0, 0])
    // The third does not get the golden chair, only the points of the decree.
    expect(scored(t)).toBe(7)
    expect(events).toContainEqual({ type: 'sat', seat: 0, office: 0, decree: t.decrees[0], chair: 2 })
  })

  test('GC-ORG-64: the requirement is checked when the chair is taken, and never again', () => {
    const t = table(3, (t) => {
      learned(t)
      t.raisedTrade[0] = 2
      level(t, 0, { military: 4, trade: 2 })
    })
    makeMove(t, 0, 'takeSeat', 'DC08')
    expect(scored(t)).toBe(8 + 2)
    t.raisedTrade[0] = 0
    expect(t.chairs[1]).toEqual([0])
    expect(scored(t)).toBe(10)
    expect(marker(t, 0, 4)).toBe(2)
  })

  test('GC-SEN-06: three decrees, one of each mark', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const t = draft(2 + (seed % 4), seed)
      expect(t.decrees.map((card) => at(decrees, card).mark)).toEqual([1, 2, 3])
    }
  })

  test('only in the seat’s own turn or follow', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 1, { technology: 6, politics: 6 })
    })
    expect(moves(t, 1)).toEqual({})
  })

  test('TC206: 3 points for each seat taken', () => {
    const t = table(3, (t) => {
      learned(t)
      level(t, 0, { technology: 6, politics: 6 })
      marked(t, 0, 'TC206')
    })
    makeMove(t, 0, 'takeSeat', 'DC07')
    expect(scored(t)).toBe(7 + 2 + 3)
  })
})

describe('requirements of the decrees', () => {
  const offices: Readonly<Record<string, number>> = Object.fromEntries(
    decrees.map(({ id, mark }) => [id, mark - 1]),
  )
  const cases: readonly (readonly [
    string,
    (t: ReturnType<typeof table>) => void,
    (t: ReturnType<typeof table>) => void,
  ])[] = [
    ['DC01', (t) => outposts(t, 'PL08', 'PL15', 'PL14'), (t) => outposts(t, 'PL07')],
    ['DC02', (t) => outposts(t, 'PL08', 'PL14', 'PL15'), (t) => outposts(t, 'PL13')],
    ['DC03', (t) => outposts(t, 'PL01', 'PL03', 'PL07'), (t) => outposts(t, 'PL12')],
    ['DC04', (t) => outposts(t, 'PL05', 'PL11', 'PL08'), (t) => outposts(t, 'PL17')],
    ['DC05', (t) => outposts(t, 'PL01', 'PL03', 'PL05'), (t) => outposts(t, 'PL07')],
    ['DC06', (t) => outposts(t, 'PL05', 'PL03'), (t) => outposts(t, 'PL06')],
    ['DC07', (t) => level(t, 0, { technology: 6, politics: 5 }), (t) => level(t, 0, { politics: 6 })],
    ['DC08', (t) => level(t, 0, { trade: 4, military: 3 }), (t) => level(t, 0, { military: 4 })],
    [
      'DC09',
      (t) => {
        collectedPirates(t, 0, 'PT01')
        collectedPirates(t, 0, 'PT02')
      },
      (t) => collectedPirates(t, 0, 'PT05'),
    ],
    ['DC10', (t) => completed(t, 0, 'MS01', 'MS03', 'MS22'), (t) => completed(t, 0, 'MS02')],
    [
      'DC11',
      (t) => {
        level(t, 0, { trade: 1 })
        marked(t, 0, 'TC101', 'TC201')
      },
      (t) => marked(t, 0, 'TC301'),
    ],
    ['DC12', (t) => completed(t, 0, 'MS01', 'MS21'), (t) => completed(t, 0, 'MS04')],
  ]
  const outposts = (t: ReturnType<typeof table>, ...tiles: readonly string[]) => {
    for (const tile of tiles) outpost(t, 0, tile)
  }

  test.each(cases)('%s', (id, almost, enough) => {
    const t = table(5, (t) => {
      decree(t, offices[id] ?? 0, id)
      almost(t)
    })
    expect(offered(t, 0, 'takeSeat') ?? []).not.toContain(id)
    enough(t)
    expect(offered(t, 0, 'takeSeat')).toContain(id)
    makeMove(t, 0, 'takeSeat', id)
    const { points } = at(
      decrees,
      decrees.findIndex((card) => card.id === id),
    )
    expect(scored(t)).toBe(points + 2)
  })

  test('GC-ORG-48, GC-ORG-57: each planet counts with one of its colours', () => {
    const t = table(5, (t) => {
      decree(t, 0, 'DC01')
      // Green-grey, green and grey have only two different colours.
      outpost(t, 0, 'PL11')
      outpost(t, 0, 'PL01')
      outpost(t, 0, 'PL08')
    })
    expect(offered(t, 0, 'takeSeat') ?? []).not.toContain('DC01')
    outpost(t, 0, 'PL18')
    // Yellow-purple is a third colour.
    expect(offered(t, 0, 'takeSeat')).toContain('DC01')
  })

  test('GC-ORG-49: a multicolour planet has every colour; GC-ORG-42: the hub has none', () => {
    const t = table(5, (t) => {
      decree(t, 1, 'DC02')
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL14')
    })
    expect(offered(t, 0, 'takeSeat') ?? []).not.toContain('DC02')
    outpost(t, 0, 'PL02')
    expect(offered(t, 0, 'takeSeat')).toContain('DC02')
    expect(ids(t).length).toBeGreaterThan(0)
  })
})
