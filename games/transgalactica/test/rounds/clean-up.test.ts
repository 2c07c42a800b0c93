import { at, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { MILITARY, sources } from '../../content/names.ts'
import { planets } from '../../content/planets.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { segmentOf, updatePriority } from '../../rules/rounds/priority.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  chairs,
  cleanUp,
  hold,
  inOrder,
  level,
  marked,
  miningSpace,
  outpost,
  table,
  technologyOf,
  tokenOf,
  workers,
} from '../table.ts'

/** Gives every seat a number of points to lose. */
function points(t: Galaxy, count: number): void {
  for (const ledger of t.ledger) ledger[0] = count
}

const compares = (t: Galaxy, seat: Seat) => at(at(t.ledger, seat), sources.indexOf('military'))

/** What each seat has gained or lost in the comparison of these military markers. */
function compared(levels: readonly number[], arrange: (t: Galaxy) => void = () => undefined): number[] {
  const t = cleanUp(levels.length, (t) => {
    points(t, 20)
    for (const [seat, military] of levels.entries()) {
      level(t, seat, { military })
      workers(t, seat, { crew: 5 })
    }
    arrange(t)
  })
  return [...levels.keys()].map((seat) => compares(t, seat))
}

describe('The military comparison', () => {
  test('GC-CLN-01, GC-CLN-03, GC-LVL-01, GC-LVL-02, GC-EX-05: the leader gains and the last loses the distance to the next level', () => {
    expect(compared([3, 3, 4, 5])).toEqual([-1, -1, 0, 1])
    expect(compared([1, 3, 6])).toEqual([-2, 0, 3])
  })

  test('GC-CLN-02, GC-CLN-04: seats that share the place each gain or lose the distance to the next level of another seat', () => {
    expect(compared([5, 5, 2, 1])).toEqual([3, 3, 0, -1])
    expect(compared([4, 1, 1])).toEqual([3, -3, -3])
    expect(compared([4, 4, 1])).toEqual([3, 3, -3])
  })

  test('GC-CLN-01, GC-CLN-03: with two players the same gap is gained and lost', () => {
    expect(compared([4, 2])).toEqual([2, -2])
  })

  test('GC-CLN-02: with all levels equal, no seat gains or loses', () => {
    expect(compared([3, 3, 3])).toEqual([0, 0, 0])
  })

  test('GC-ORG-37: temporary levels do not count here, and end', () => {
    const t = cleanUp(2, (t) => {
      points(t, 20)
      level(t, 0, { military: 1 })
      t.raisedMilitary[1] = 4
      t.raisedTrade[1] = 2
      workers(t, 0, { crew: 5 })
      workers(t, 1, { crew: 5 })
    })
    expect([pointsOf(t, 0), pointsOf(t, 1)]).toEqual([21, 19])
    expect([t.raisedMilitary, t.raisedTrade]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('GC-TCH-08, GC-ORG-93: TC205 doubles its owner’s lead or prevents the loss, and changes nothing for others', () => {
    expect(compared([5, 2, 1], (t) => marked(t, 0, 'TC205'))).toEqual([6, 0, -1])
    expect(compared([5, 2, 1], (t) => marked(t, 2, 'TC205'))).toEqual([3, 0, 0])
    expect(compared([4, 1, 1], (t) => marked(t, 1, 'TC205'))).toEqual([3, 0, -3])
  })

  test('GC-ORG-75: no seat falls below 0', () => {
    const t = cleanUp(2, (t) => {
      level(t, 0, { military: 4 })
      at(t.ledger, 1)[0] = 3
      workers(t, 0, { crew: 5 })
      workers(t, 1, { crew: 5 })
    })
    expect(pointsOf(t, 1)).toBe(0)
    expect(compares(t, 1)).toBe(-3)
  })
})

describe('Workers come home', () => {
  test('GC-CLN-05, GC-CLN-06, GC-ORG-90: all workers return; crew without a crew space go to a cryo capsule', () => {
    const t = cleanUp(2, (t) => {
      // Two crew members were sent out, and four were mobilised after them.
      t.crew[0] = 4
      t.crewSent[0] = 2
      t.cryo[0] = 0
      t.crewOn[0] = 1
      t.followers[2] = [1]
      t.captains[0] = 1
      t.mainSpaces[1] = 1
      t.captainsOn[0] = 2
      t.mayReuse[0] = 1
      marked(t, 0, 'TC109')
      t.flipped[0] = 1 << technologyOf('TC109')
      t.hasUsedReserve[0] = 1
    })
    expect([t.captains[0], t.crew[0], t.crewSent[0], t.cryo[0]]).toEqual([3, 5, 0, 1])
    expect([t.mainSpaces.some(Boolean), t.followers.flat().length, t.captainsOn[0], t.crewOn[0]]).toEqual([
      false,
      0,
      0,
      0,
    ])
    expect([t.mayReuse[0], t.flipped[0], t.hasUsedReserve[0]]).toEqual([0, 0, 0])
    expect(violations(t)).toEqual([])
  })

  test('GC-CLN-06, GC-ORG-81: the lieutenant keeps a crew space; other crew go to the capsule first', () => {
    const t = cleanUp(2, (t) => {
      ability(t, 0, 'lieutenant')
      t.lieutenant[0] = 2
      t.crew[0] = 3
      t.crewSent[0] = 2
      t.cryo[0] = 0
    })
    expect([t.lieutenant[0], t.crew[0], t.cryo[0]]).toEqual([1, 4, 1])
    expect(violations(t)).toEqual([])
  })

  test('GC-CLN-07, GC-SEN-04: a crew member in the Senate stays there', () => {
    const t = cleanUp(2, (t) => {
      chairs(t, 1, 0)
      workers(t, 0, { crew: 2 })
    })
    expect(t.chairs[1]).toEqual([0])
    expect([t.crew[0], t.cryo[0]]).toEqual([2, 3])
    expect(violations(t)).toEqual([])
  })
})

describe('preparing the board', () => {
  test('GC-CLN-08, GC-MIN-02: a mining token that was taken is replaced, one that was not taken stays', () => {
    const taken = cleanUp(2, (t) => miningSpace(t, null))
    expect(taken.miningSpace).toHaveLength(1)
    let [before, size] = [[] as number[], 0]
    const left = cleanUp(2, (t) => {
      before = t.miningSpace.slice()
      size = t.miningStack.length
    })
    expect(left.miningSpace).toEqual(before)
    expect(left.miningStack).toHaveLength(size)
  })

  test('GC-CLN-10, GC-CLN-12: the first player of the coming round takes its token', () => {
    let next = 0
    const t = cleanUp(3, (t) => {
      next = at(t.roundTokens, t.roundTokens.length - 1)
      // Seat 0 was first, and has placed more outposts than the others.
      outpost(t, 0, 'PL03')
    })
    expect(t.round).toBe(2)
    expect(t.priority).toEqual([1, 2, 0])
    expect(t.tokens.map((tokens) => tokens.includes(next))).toEqual([false, true, false])
    expect(t.roundTokens).toHaveLength(3)
  })

  test('G19: basic tokens for rounds 2 and 3, advanced ones for 4 and 5', () => {
    const { roundTokens } = table(3)
    expect(roundTokens.toReversed().map((token) => token >= tokenOf('BA01'))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('GC-CLN-11, GC-RND-01, GC-END-01, GC-END-05: the fifth round is followed by scoring, not by income', () => {
    expect(ROUNDS).toBe(5)
    const t = cleanUp(2, (t) => hold(t, 0, { raw: 1 }), { round: 5 })
    expect(t.phase).toBe('scoring')
    expect(t.round).toBe(5)
    expect(at(t.hold, 0)).toEqual([0, 1, 0, 0])
    expect(t.tokens.flat()).toEqual([])
  })
})

describe('The priority track', () => {
  const [black, red, yellow, purple] = [0, 1, 2, 3]

  /** Places one more outpost for each of these seats, then updates the track. */
  function update(t: Galaxy, ...seats: readonly Seat[]): void {
    for (const seat of seats) {
      const space = t.planets.findIndex(
        (planet, space) => planets[planet] !== undefined && (at(t.outposts, seat) & (1 << space)) === 0,
      )
      t.outposts[seat] = at(t.outposts, seat) | (1 << space)
    }
    updatePriority(t)
  }

  test('GC-PRI-01, GC-PRI-02, GC-PRI-03, GC-PRI-04, GC-PRI-05, GC-PRI-06, GC-CLN-09, GC-ORG-65, GC-ORG-66, GC-EX-06, GC-EX-07, GC-EX-08: three rounds', () => {
    const t = table(4, (t) => inOrder(t, black, yellow, red, purple))
    update(t, purple, black)
    // Purple moves first; black goes to the right of it.
    expect([t.prioritySpaces[purple], t.prioritySpaces[black]]).toEqual([5, 6])
    expect(t.priority).toEqual([yellow, red, purple, black])
    update(t, black, red)
    expect([t.prioritySpaces[black], t.prioritySpaces[red]]).toEqual([10, 6])
    expect(t.priority).toEqual([yellow, purple, red, black])
    update(t, purple, yellow)
    // To the right of red, not into the space that purple has left.
    expect([t.prioritySpaces[purple], t.prioritySpaces[yellow]]).toEqual([11, 7])
    expect(t.priority).toEqual([red, yellow, black, purple])
  })

  test('GC-ORG-65: segments of five spaces, for one to seven outposts', () => {
    expect([0, 4, 5, 9, 30, 34].map(segmentOf)).toEqual([1, 1, 2, 2, 7, 7])
  })

  test('GC-PRI-03: a marker that is in its segment stays', () => {
    const t = table(3)
    update(t)
    expect(t.prioritySpaces).toEqual([0, 1, 2])
    update(t, 1)
    update(t)
    expect(t.prioritySpaces).toEqual([0, 5, 2])
  })
})

test('GC-ORG-37: a seat that reaches another’s level only temporarily is still last', () => {
  const t = cleanUp(3, (t) => {
    points(t, 5)
    level(t, 0, { military: 3 })
    level(t, 1, { military: 3 })
    t.raisedMilitary[2] = 2
    for (const seat of [0, 1, 2]) workers(t, seat, { crew: 5 })
  })
  expect(at(t.levels, 2)[MILITARY]).toBe(0)
  expect([0, 1, 2].map((seat) => pointsOf(t, seat))).toEqual([8, 8, 2])
})
