import { at, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { reachable } from '../../rules/map/reachable.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  asked,
  choose,
  closed,
  hold,
  ids,
  level,
  makeMove,
  marked,
  nextPart,
  outpost,
  pirates,
  planet,
  question,
  ship,
  spaceOf,
  table,
  token,
  workers,
} from '../table.ts'

const shipAt = (t: Galaxy, seat = 0, index = 0) => at(at(t.ships, seat), index)
const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const hasOutpost = (t: Galaxy, seat: number, where: string | number) =>
  (at(t.outposts, seat) & (1 << spaceOf(t, where))) !== 0
const moveIds = (t: Galaxy) => ids(t).filter((id) => id.startsWith('move-'))

/** Three seats, with seat 0 about to explore. R1 holds PL10 (no requirement); there are no pirates near. */
function exploring(arrange: (t: Galaxy) => void): Galaxy {
  const t = table(3, (t) => {
    planet(t, 'PL10', 'R1')
    arrange(t)
  })
  choose(t, 'exploration')
  return t
}

describe('main exploration', () => {
  test('GC-EXP-01: move and settle', () => {
    const t = exploring((t) => hold(t, 0, { energy: 1, raw: 1 }))
    choose(t, 'move-R1')
    expect(shipAt(t)).toBe(spaceOf(t, 'R1'))
    expect(ids(t)).toEqual(['settle', 'done'])
    choose(t, 'settle')
    expect(hasOutpost(t, 0, 'R1')).toBe(true)
    expect(held(t)).toEqual([0, 0, 0, 0])
    // Nothing is left to do: the others may follow.
    expect(question(t)).not.toContain('explore')
  })

  test('GC-EXP-01: settle first, then move', () => {
    const t = exploring((t) => {
      ship(t, 0, 'R1')
      hold(t, 0, { energy: 1, raw: 1 })
    })
    choose(t, 'settle')
    expect(hasOutpost(t, 0, 'R1')).toBe(true)
    choose(t, 'move-H')
    expect(shipAt(t)).toBe(0)
    expect(question(t)).not.toContain('explore')
  })

  test('GC-EXP-01: only one of the two, but one of them', () => {
    const t = exploring((t) => hold(t, 0, { energy: 1, raw: 1 }))
    expect(ids(t)).not.toContain('done')
    choose(t, 'move-R1')
    choose(t, 'done')
    expect(hasOutpost(t, 0, 'R1')).toBe(false)
    expect(held(t)).toEqual([0, 1, 0, 0])
  })

  test('GC-EXP-02, GC-PLN-02: 1 space, and 1 more for each grey planet', () => {
    const near = exploring((t) => hold(t, 0, { energy: 9 }))
    expect(moveIds(near)).toEqual(['move-R1', 'move-R2', 'move-R3', 'move-R4', 'move-R5'])
    expect(closed(near, 'move-S1')).toEqual({ rule: 'GC-EXP-02', reason: 'tooFar', facts: { has: 1 } })
    const far = exploring((t) => {
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 9 })
    })
    expect(moveIds(far)).toHaveLength(13)
  })

  test('GC-ORG-49, GC-PLN-02: two-colour, multicolour and base planets count as grey if they have that colour', () => {
    for (const grey of ['PL02', 'PL11', 'PL09', 'PL13', 'PL14']) {
      const t = exploring((t) => {
        outpost(t, 0, grey)
        hold(t, 0, { energy: 9 })
      })
      expect(moveIds(t)).toHaveLength(13)
    }
    const yellow = exploring((t) => {
      outpost(t, 0, 'PL15')
      hold(t, 0, { energy: 9 })
    })
    expect(moveIds(yellow)).toHaveLength(5)
  })

  test('GC-EXP-02: an outpost placed on a grey planet once the movement has begun does not lengthen it', () => {
    const t = exploring((t) => {
      ability(t, 0, 'secondShip')
      planet(t, 'PL08', 'R2')
      pirates(t, 'R2', null)
      ship(t, 0, 'R2', 1)
      level(t, 0, { trade: 1 })
      hold(t, 0, { energy: 9, raw: 1 })
    })
    choose(t, 'move-R1', 'route=none-1-extra')
    choose(t, 'move-H')
    choose(t, 'settle-ship-2')
    expect(question(t)).not.toContain('explore')
  })

  test('GC-EXP-02: an outpost placed first on a grey planet lengthens the movement', () => {
    const t = exploring((t) => {
      planet(t, 'PL08', 'R2')
      ship(t, 0, 'R2')
      pirates(t, 'R2', null)
      level(t, 0, { trade: 1 })
      hold(t, 0, { energy: 9, raw: 1 })
    })
    choose(t, 'settle')
    // A move from R2 reaches more than its neighbours.
    expect(moveIds(t)).toContain('move-S1')
  })

  test('GC-EXP-03: the energy of each connection', () => {
    const t = exploring((t) => {
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 3 })
    })
    // S2 lies between R1 and R2: 2 energy. R1 is beside R2: 1 energy.
    choose(t, 'move-S2')
    expect(held(t)).toEqual([1, 0, 0, 0])
    const poor = exploring((t) => {
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 1 })
    })
    expect(closed(poor, 'move-S2')).toEqual({
      rule: 'GC-EXP-03',
      reason: 'tooPoor',
      facts: { cost: [2, 0, 0, 0, 0] },
    })
    expect(moveIds(poor)).toContain('move-R1')
  })

  test('GC-EXP-03: a credit may replace energy, by choice', () => {
    const t = exploring((t) => hold(t, 0, { energy: 1, credits: 1 }))
    expect(nextPart(t, 'move-R1')?.name).toBe('pay')
    choose(t, 'move-R1', 'pay=credits:1')
    expect(held(t)).toEqual([1, 0, 0, 0])
  })

  test('GC-EXP-04: the ship orbits the planet that it has reached', () => {
    const t = exploring((t) => hold(t, 0, { energy: 1 }))
    const events = choose(t, 'move-R3')
    expect(shipAt(t)).toBe(spaceOf(t, 'R3'))
    expect(events.find(({ type }) => type === 'moved')).toMatchObject({
      seat: 0,
      ship: 0,
      from: 0,
      path: [spaceOf(t, 'R3')],
    })
  })

  test('GC-EXP-05: only on the planet that the ship orbits, and in a free slot', () => {
    const t = exploring((t) => {
      planet(t, 'PL01', 'R2')
      pirates(t, 'R2', null)
      outpost(t, 1, 'R2')
      ship(t, 0, 'R2')
      level(t, 0, { trade: 1 })
      hold(t, 0, { energy: 1, raw: 1 })
    })
    expect(ids(t)).not.toContain('settle')
    expect(closed(t, 'settle')).toEqual({ rule: 'GC-EXP-05', reason: 'noSlot' })
  })

  test('GC-EXP-06: never between two moves', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 9, raw: 2 })
    })
    choose(t, 'move-R1')
    // One more space is left.
    expect(moveIds(t)).toContain('move-S1')
    choose(t, 'settle')
    expect(question(t)).not.toContain('explore')
  })

  test('GC-EXP-07, GC-PLN-03: the trade level of the slot', () => {
    const arrange = (trade: number) =>
      exploring((t) => {
        planet(t, 'PL15', 'R2')
        pirates(t, 'R2', null)
        ship(t, 0, 'R2')
        level(t, 0, { trade })
        hold(t, 0, { energy: 1, raw: 1 })
      })
    expect(closed(arrange(1), 'settle')).toEqual({
      rule: 'GC-EXP-07',
      reason: 'levelTooLow',
      facts: { track: 4, has: 1, needs: 2 },
    })
    expect(ids(arrange(2))).toContain('settle')
  })

  test('GC-ORG-36, GC-EXP-07: a temporary trade level counts, also once the ship has arrived', () => {
    const t = exploring((t) => {
      planet(t, 'PL15', 'R2')
      pirates(t, 'R2', null)
      token(t, 0, 'BB16')
      hold(t, 0, { energy: 1, raw: 1 })
    })
    choose(t, 'move-R2')
    // Nothing can be done yet, but the token could help. So the seat is asked, and no answer is given automatically.
    expect(ids(t)).toEqual(['done'])
    expect(asked(t).isPause).toBe(true)
    expect(closed(t, 'settle')?.reason).toBe('levelTooLow')
    makeMove(t, 0, 'useToken', 'BB16')
    expect(ids(t)).toEqual(['settle', 'done'])
    expect(asked(t).isPause).toBeUndefined()
    choose(t, 'settle')
    expect(hasOutpost(t, 0, 'R2')).toBe(true)
  })

  test('GC-ORG-67: a seat is not asked because of a token that cannot help', () => {
    const ending = (id: string) => {
      const t = exploring((t) => {
        planet(t, 'PL15', 'R2')
        pirates(t, 'R2', null)
        token(t, 0, id)
        hold(t, 0, { energy: 1, raw: 1 })
      })
      choose(t, 'move-R2')
      return question(t)
    }
    expect(ending('BB16')).toBe('explore of 0')
    expect(ending('BB10')).not.toBe('explore of 0')
  })

  test('GC-PLN-04: each slot has its own requirement, and the player chooses the slot', () => {
    const t = exploring((t) => {
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', null)
      ship(t, 0, 'R2')
      level(t, 0, { trade: 4 })
      hold(t, 0, { raw: 1 })
    })
    expect(nextPart(t, 'settle')?.options.map(({ id }) => id)).toEqual(['slot-1', 'slot-2'])
    const events = choose(t, 'settle', 'slot=slot-2')
    expect(events.find(({ type }) => type === 'settled')).toMatchObject({ space: spaceOf(t, 'R2'), slot: 1 })
    const low = exploring((t) => {
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', null)
      outpost(t, 1, 'R2', 0)
      ship(t, 0, 'R2')
      level(t, 0, { trade: 3 })
      hold(t, 0, { raw: 1, energy: 1 })
    })
    expect(closed(low, 'settle')?.facts).toEqual({ track: 4, has: 3, needs: 4 })
  })

  test('GC-ORG-50: base planets have three slots without requirement, which form one option', () => {
    const t = table(4, (t) => {
      planet(t, 'PL10', 'R1')
      for (const seat of [1, 2]) outpost(t, seat, 'R1')
      ship(t, 0, 'R1')
      hold(t, 0, { raw: 1 })
    })
    choose(t, 'exploration')
    expect(nextPart(t, 'settle')).toBeNull()
    choose(t, 'settle')
    expect(hasOutpost(t, 0, 'R1')).toBe(true)
    const full = table(4, (t) => {
      planet(t, 'PL10', 'R1')
      for (const seat of [1, 2, 3]) outpost(t, seat, 'R1')
      ship(t, 0, 'R1')
      hold(t, 0, { raw: 1, energy: 1 })
    })
    choose(full, 'exploration')
    expect(closed(full, 'settle')?.reason).toBe('noSlot')
  })

  test('GC-EXP-08, GC-PNL-09, GC-PNL-10: 1 raw material for the second and third outpost, 2 for the others', () => {
    const others = ['PL16', 'PL04', 'PL05', 'PL17', 'PL03']
    for (const [placed, raw] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
    ] as const) {
      const arrange = (has: number) =>
        exploring((t) => {
          for (const id of others.slice(0, placed - 1)) outpost(t, 0, id)
          ship(t, 0, 'R1')
          hold(t, 0, { raw: has, energy: 1 })
        })
      const short = arrange(raw - 1)
      expect(closed(short, 'settle')?.reason).toBe('tooPoor')
      const t = arrange(raw)
      choose(t, 'settle')
      expect(at(held(t), 1)).toBe(0)
    }
  })

  test('GC-PNL-11, GC-ORG-22: the reward of the space that is uncovered, in order', () => {
    const arrange = (placed: readonly string[]) => {
      const t = exploring((t) => {
        for (const id of placed) outpost(t, 0, id)
        ship(t, 0, 'R1')
        hold(t, 0, { raw: 2 })
      })
      return t
    }
    const others = ['PL16', 'PL04', 'PL05', 'PL17', 'PL03']
    const second = arrange([])
    choose(second, 'settle')
    expect([at(second.crew, 0), at(second.cryo, 0)]).toEqual([2, 4])
    const third = arrange(others.slice(0, 1))
    choose(third, 'settle')
    expect(at(held(third), 3)).toBe(1)
    const fourth = arrange(others.slice(0, 2))
    choose(fourth, 'settle')
    expect(at(fourth.crew, 0)).toBe(2)
    const fifth = arrange(others.slice(0, 3))
    choose(fifth, 'settle')
    expect(pointsOf(fifth, 0)).toBe(1)
    const sixth = arrange(others.slice(0, 4))
    choose(sixth, 'settle')
    expect(question(sixth)).toContain('of 0')
    choose(sixth, at(ids(sixth), 0))
    expect(held(sixth).reduce((sum, amount) => sum + amount, 0)).toBe(1)
    const seventh = arrange(others)
    choose(seventh, 'settle')
    expect(pointsOf(seventh, 0)).toBe(4)
    expect(violations(seventh)).toEqual([])
  })

  test('GC-SPP-01: a player has seven outposts and no more', () => {
    const t = exploring((t) => {
      for (const id of ['PL16', 'PL04', 'PL05', 'PL17', 'PL03', 'PL01']) outpost(t, 0, id)
      ship(t, 0, 'R1')
      hold(t, 0, { raw: 9, energy: 1 })
    })
    expect(closed(t, 'settle')?.reason).toBe('noOutpostLeft')
  })

  test('GC-EXP-09, GC-PLN-06, GC-ORG-52: a mining planet pays its reward at once', () => {
    const t = exploring((t) => {
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', null)
      ship(t, 0, 'R2')
      hold(t, 0, { raw: 1 })
    })
    choose(t, 'settle')
    expect(pointsOf(t, 0)).toBe(2)
    const chosen = exploring((t) => {
      planet(t, 'PL01', 'R2')
      pirates(t, 'R2', null)
      ship(t, 0, 'R2')
      level(t, 0, { trade: 1 })
      hold(t, 0, { raw: 1 })
    })
    choose(chosen, 'settle')
    expect(ids(chosen)).toHaveLength(2)
  })

  test('GC-EXP-10: at most one outpost on a planet', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'R1')
      ship(t, 0, 'R1')
      hold(t, 0, { raw: 3, energy: 1 })
    })
    expect(closed(t, 'settle')).toEqual({ rule: 'GC-EXP-10', reason: 'outpostThere' })
  })

  test('GC-ORG-41, GC-EXP-10: every seat has an outpost at the hub from the start', () => {
    const t = exploring((t) => hold(t, 0, { raw: 3, energy: 1 }))
    expect(closed(t, 'settle')?.reason).toBe('outpostThere')
  })

  test('GC-ORG-71: a seat that can neither move nor place an outpost does not explore', () => {
    const t = table(3)
    expect(ids(t)).not.toContain('exploration')
    expect(closed(t, 'exploration')?.reason).toBe('tooPoor')
    expect(ids(table(3, (t) => hold(t, 0, { credits: 1 })))).toContain('exploration')
  })
})

describe('secondary exploration', () => {
  /** Seat 0 explores, seat 1 follows. */
  function following(arrange: (t: Galaxy) => void): Galaxy {
    const t = table(2, (t) => {
      planet(t, 'PL10', 'R1')
      hold(t, 0, { energy: 1 })
      arrange(t)
    })
    choose(t, 'exploration')
    choose(t, 'move-R3')
    if (question(t) === 'explore of 0') choose(t, 'done')
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew')
    return t
  }

  test('GC-EXP-11: either the movement or the outpost', () => {
    const t = following((t) => {
      ship(t, 1, 'R1')
      hold(t, 1, { energy: 1, raw: 1 })
    })
    expect(ids(t)).toContain('settle')
    expect(ids(t)).toContain('move-H')
    choose(t, 'settle')
    expect(hasOutpost(t, 1, 'R1')).toBe(true)
    expect(question(t)).not.toContain('explore')
  })

  test('GC-EXP-11: no outpost after the movement', () => {
    const t = following((t) => {
      outpost(t, 1, 'PL08')
      hold(t, 1, { energy: 2, raw: 1 })
    })
    choose(t, 'move-R1')
    expect(ids(t)).not.toContain('settle')
    expect(closed(t, 'settle')).toEqual({ rule: 'GC-EXP-11', reason: 'oneOfTwo' })
    choose(t, 'done')
    expect(question(t)).not.toContain('explore')
  })
})

describe('tunnels', () => {
  test('GC-ORG-44, GC-PLN-16: from a tunnel to any other, for 1 space and 1 alien instead of energy', () => {
    const t = exploring((t) => {
      ship(t, 0, 'R2')
      hold(t, 0, { alien: 1 })
    })
    expect(moveIds(t)).toEqual(['move-S5', 'move-S8'])
    choose(t, 'move-S8')
    expect(held(t)).toEqual([0, 0, 0, 0])
    const poor = exploring((t) => {
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 9, credits: 9 })
    })
    expect(moveIds(poor)).not.toContain('move-S8')
  })

  test('a cheaper route may cost an alien: both prices are offered', () => {
    const t = exploring((t) => {
      for (const grey of ['PL08', 'PL14', 'PL13']) outpost(t, 0, grey)
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 9, alien: 1 })
    })
    expect(nextPart(t, 'move-S5')?.options.map(({ id }) => id)).toEqual(['none-2', 'alien-1'])
    choose(t, 'move-S5', 'route=alien-1')
    expect(held(t)).toEqual([9, 0, 0, 0])
  })

  test('GC-ORG-105, GC-ABL-04: the Technological Nightmare leads into the tunnels from any space', () => {
    const t = exploring((t) => {
      ability(t, 0, 'nightmare')
      hold(t, 0, { alien: 1 })
    })
    expect(moveIds(t)).toEqual(['move-R2', 'move-S5', 'move-S8'])
    choose(t, 'move-S5')
    expect(shipAt(t)).toBe(spaceOf(t, 'S5'))
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('GC-ORG-105: the tile gives no grey movement', () => {
    const t = exploring((t) => {
      ability(t, 0, 'nightmare')
      hold(t, 0, { energy: 9 })
    })
    expect(moveIds(t)).toHaveLength(5)
  })

  test('TC201: any two resources instead of the alien, and 2 points', () => {
    const t = exploring((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC201')
      ship(t, 0, 'R2')
      hold(t, 0, { raw: 1, energy: 1, alien: 1 })
    })
    expect(nextPart(t, 'move-S8')?.options.map(({ id }) => id)).toEqual(['alien-1', 'any-1'])
    choose(t, 'move-S8', 'route=any-1', 'pay=raw:1', 'pay=energy:1')
    expect(held(t)).toEqual([0, 0, 1, 0])
    expect(pointsOf(t, 0)).toBe(2)
    // An alien is a resource too, so paying two aliens is worthwhile for the points.
    const aliens = exploring((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC201')
      ship(t, 0, 'R2')
      hold(t, 0, { alien: 2 })
    })
    choose(aliens, 'move-S8', 'route=any-1')
    expect(held(aliens)).toEqual([0, 0, 0, 0])
  })

  test('TC201: the two resources are paid in addition to the energy of the journey', () => {
    const tuned = (held: Parameters<typeof hold>[2], ...greys: readonly string[]) =>
      exploring((t) => {
        level(t, 0, { trade: 1 })
        marked(t, 0, 'TC201')
        for (const grey of greys) outpost(t, 0, grey)
        ship(t, 0, 'R2')
        hold(t, 0, held)
      })
    expect(moveIds(tuned({ energy: 1 }))).not.toContain('move-S8')
    expect(closed(tuned({ energy: 1 }), 'move-S8')?.reason).toBe('tooPoor')
    // Through the tunnel to S8, then 1 energy to S7.
    expect(moveIds(tuned({ energy: 2 }, 'PL08'))).not.toContain('move-S7')
    const t = tuned({ energy: 3 }, 'PL08')
    choose(t, 'move-S7')
    expect([held(t), pointsOf(t, 0)]).toEqual([[0, 0, 0, 0], 2])
  })

  test('TC201: the tunnel earns points even if walking is cheaper', () => {
    const t = exploring((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC201')
      for (const grey of ['PL08', 'PL14', 'PL13']) outpost(t, 0, grey)
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 9 })
    })
    expect(nextPart(t, 'move-S5')?.options.map(({ id }) => id)).toEqual(['none-2', 'any-1'])
  })

  test('GC-ORG-33, GC-ORG-46: pirates and ships block nobody', () => {
    const t = exploring((t) => {
      planet(t, 'PL15', 'R2')
      pirates(t, 'R2', 'PT06')
      for (const seat of [1, 2]) ship(t, seat, 'R2')
      hold(t, 0, { energy: 1 })
    })
    choose(t, 'move-R2')
    expect(t.ships.map((ships) => ships[0])).toEqual([2, 2, 2])
  })
})

describe('TC103', () => {
  const arrange = (energy: number) =>
    exploring((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC103')
      hold(t, 0, { energy })
    })

  test('GC-ORG-91: one extra space without energy, used for the most expensive connection', () => {
    expect(moveIds(arrange(0))).toEqual(['move-R1', 'move-R2', 'move-R3', 'move-R4', 'move-R5'])
    const t = arrange(1)
    // S2 is 1 + 2 energy away: the 2 are free.
    choose(t, 'move-S2')
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('GC-ORG-91: 1 point for the action, for any number of spaces', () => {
    const t = arrange(1)
    choose(t, 'move-S2')
    if (question(t) === 'explore of 0') choose(t, 'done')
    expect(pointsOf(t, 0)).toBe(1)
    const split = arrange(1)
    choose(split, 'move-R1')
    choose(split, 'move-H')
    expect(question(split)).not.toContain('explore')
    expect(pointsOf(split, 0)).toBe(1)
  })

  test('GC-ORG-91: no point if no ship has moved', () => {
    const t = exploring((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC103')
      ship(t, 0, 'R1')
      hold(t, 0, { raw: 1 })
    })
    choose(t, 'settle')
    choose(t, 'done')
    expect(pointsOf(t, 0)).toBe(0)
  })
})

describe('pirates', () => {
  const arrange = (military: number, id = 'PT04') =>
    exploring((t) => {
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', id)
      ship(t, 0, 'R2')
      level(t, 0, { military })
      hold(t, 0, { raw: 1, energy: 1 })
    })

  test('GC-PIR-01, GC-ORG-30: their strength is the military level required', () => {
    expect(closed(arrange(2), 'settle')).toEqual({
      rule: 'GC-ORG-30',
      reason: 'piratesTooStrong',
      facts: { has: 2, needs: 3 },
    })
    expect(ids(arrange(3))).toContain('settle')
  })

  test('GC-PIR-02, GC-PIR-03, GC-ORG-31, GC-ORG-32, GC-ORG-34: points, the token, and no printed reward', () => {
    const t = arrange(3)
    const space = spaceOf(t, 'R2')
    choose(t, 'settle')
    // 3 for the pirates, 2 of the mining planet.
    expect(pointsOf(t, 0)).toBe(5)
    expect(at(t.pirates, space)).toBe(-1)
    expect(at(t.pirateTokens, 0)).toEqual([3])
    expect(at(at(t.incomeTracks, 0), 0)).toBe(3)
    expect(violations(t)).toEqual([])
  })

  test('GC-PIR-04, GC-INC-06: a token with the mining symbol goes on the mining track', () => {
    const t = arrange(3, 'PT05')
    const before = at(t.miningTracks, 0).length
    choose(t, 'settle')
    expect(at(t.miningTracks, 0)).toHaveLength(before + 1)
    expect(pointsOf(t, 0)).toBe(5)
    expect(at(t.incomeTracks, 0)).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('GC-ORG-36: a temporary military level beats them', () => {
    const t = exploring((t) => {
      planet(t, 'PL03', 'R2')
      pirates(t, 'R2', 'PT02')
      ship(t, 0, 'R2')
      token(t, 0, 'BB15')
      hold(t, 0, { raw: 1, energy: 1 })
    })
    expect(ids(t)).not.toContain('settle')
    makeMove(t, 0, 'useToken', 'BB15')
    choose(t, 'settle')
    expect(pointsOf(t, 0)).toBe(4)
  })
})

describe('wild planets and tokens', () => {
  test('GC-PLN-08, GC-ORG-53: a crew member at home leaves the game', () => {
    const arrange = (crew: number) =>
      exploring((t) => {
        planet(t, 'PL06', 'R2')
        pirates(t, 'R2', null)
        ship(t, 0, 'R2')
        workers(t, 0, { crew })
        outpost(t, 0, 'PL16')
        hold(t, 0, { raw: 1, energy: 1 })
      })
    expect(closed(arrange(0), 'settle')).toEqual({ rule: 'GC-PLN-08', reason: 'noCrewAtHome' })
    const t = arrange(1)
    choose(t, 'settle')
    expect([at(t.crew, 0), at(t.crewGone, 0)]).toEqual([0, 1])
    expect(violations(t)).toEqual([])
  })

  describe('GC-ORG-71, GC-ORG-53: an exploring crew member is not at home to be discarded', () => {
    /** A seat that can only place an outpost on the wild planet that it orbits. */
    const orbiting = (t: Galaxy, seat: number, crew: number) => {
      planet(t, 'PL06', 'S4')
      pirates(t, 'S4', null)
      ship(t, seat, 'S4')
      workers(t, seat, { crew })
      hold(t, seat, { raw: 1 })
    }
    const followers = (crew: number, captains: number) => {
      const t = table(2, (t) => {
        orbiting(t, 1, crew)
        workers(t, 1, { captains })
        hold(t, 0, { energy: 1 })
      })
      choose(t, 'exploration')
      choose(t, 'move-R3')
      if (question(t) === 'explore of 0') choose(t, 'done')
      return question(t) === 'follow of 1' ? nextPart(t, 'follow')?.options.map(({ id }) => id) : question(t)
    }

    test('in a follow', () => {
      expect(followers(1, 1)).toEqual(['captain'])
      expect(followers(1, 0)).toBe('turn of 0')
      expect(followers(2, 1)).toEqual(['crew', 'captain'])
    })

    test('in a follow of the omni-action', () => {
      const t = table(2, (t) => {
        orbiting(t, 1, 1)
        hold(t, 0, { credits: 1 })
        hold(t, 1, { raw: 1, alien: 1 })
      })
      choose(t, 'omni', 'fee=credit', 'action=mining')
      const actions = (worker: string) =>
        nextPart(t, 'follow', `worker=${worker}`, 'fee=alien')?.options.map(({ id }) => id)
      expect(actions('captain')).toContain('exploration')
      expect(actions('crew')).not.toContain('exploration')
    })

    test('on the personal omni space', () => {
      const t = table(2, (t) => {
        ability(t, 0, 'privateBridge')
        orbiting(t, 0, 1)
      })
      const actions = (worker: string) =>
        nextPart(t, 'bridge', `worker=${worker}`)?.options.map(({ id }) => id)
      expect(actions('captain')).toContain('exploration')
      expect(actions('crew')).not.toContain('exploration')
    })

    test('on a planet whose action is an exploration', () => {
      const visitors = (crew: number, captains: number) => {
        const t = table(3, (t) => {
          outpost(t, 0, 'PL11')
          orbiting(t, 0, crew)
          workers(t, 0, { captains })
        })
        const id = `planet-${planet(t, 'PL11')}`
        return ids(t).includes(id) ? nextPart(t, id)?.options.map(({ id }) => id) : closed(t, id)?.reason
      }
      expect(visitors(1, 1)).toEqual(['captain'])
      expect(visitors(2, 1)).toEqual(['crew', 'captain'])
      expect(visitors(2, 0)).toEqual(['crew'])
    })
  })

  test('GC-ORG-81, GC-PLN-08: the lieutenant cannot be discarded', () => {
    const t = exploring((t) => {
      ability(t, 0, 'lieutenant')
      planet(t, 'PL06', 'R2')
      pirates(t, 'R2', null)
      ship(t, 0, 'R2')
      hold(t, 0, { raw: 1, energy: 1 })
    })
    expect(closed(t, 'settle')?.reason).toBe('noCrewAtHome')
  })

  test('GC-ORG-51: the first outpost on an action planet takes its token, the next one finds none', () => {
    const t = table(2, (t) => {
      planet(t, 'PL10', 'R1')
      for (const seat of [0, 1]) {
        ship(t, seat, 'R1')
        hold(t, seat, { raw: 1 })
      }
    })
    const lies = at(t.planetTokens, spaceOf(t, 'R1'))
    expect(lies).toBeGreaterThanOrEqual(0)
    choose(t, 'exploration')
    choose(t, 'settle')
    expect(at(t.tokens, 0)).toEqual([lies])
    while (question(t).endsWith('of 0')) choose(t, at(ids(t), 0))
    choose(t, 'follow', 'worker=crew')
    choose(t, 'settle')
    expect(at(t.tokens, 1)).toEqual([])
  })
})

describe('TC207', () => {
  const arrange = (id: string, trade: number) =>
    table(4, (t) => {
      level(t, 0, { trade: Math.max(1, trade) })
      marked(t, 0, 'TC207')
      const space = planet(t, id, id === 'PL10' ? 'R1' : 'R3')
      pirates(t, space, null)
      for (const seat of [1, 2, 3].slice(0, id === 'PL10' ? 3 : id === 'PL01' ? 1 : 2))
        outpost(t, seat, space)
      ship(t, 0, space)
      hold(t, 0, { raw: 1, energy: 1 })
    })

  test('GC-TCH-09, GC-ORG-104: an action planet without a free slot takes one more, at its lowest requirement', () => {
    const base = arrange('PL10', 1)
    choose(base, 'exploration')
    choose(base, 'settle')
    expect(hasOutpost(base, 0, 'R1')).toBe(true)
    // The cost is paid, and the outpost stands beside the three slots.
    expect(at(held(base), 1)).toBe(0)
    expect(violations(base)).toEqual([])
    const low = arrange('PL18', 1)
    choose(low, 'exploration')
    expect(closed(low, 'settle')?.facts).toEqual({ track: 4, has: 1, needs: 2 })
    const enough = arrange('PL18', 2)
    choose(enough, 'exploration')
    expect(ids(enough)).toContain('settle')
  })

  test('GC-TCH-09: action planets only', () => {
    const t = arrange('PL01', 2)
    choose(t, 'exploration')
    expect(closed(t, 'settle')?.reason).toBe('noSlot')
  })
})

describe('reachable spaces for the page', () => {
  test('are listed with their prices and the path', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'PL08')
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 1, alien: 1 })
    })
    const found = reachable(t, 0, 0)
    const to = (id: string) => found.find(({ space }) => space === spaceOf(t, id))
    expect(to('R1')?.prices).toEqual([
      {
        energy: 1,
        aliens: 0,
        any: 0,
        points: 0,
        steps: 1,
        isExtraUsed: false,
        isByTunnel: false,
        spacesLeft: 1,
        freeLeft: 0,
        path: [spaceOf(t, 'R1')],
        canPay: true,
      },
    ])
    expect(to('S8')?.prices.map(({ energy, aliens, canPay }) => [energy, aliens, canPay])).toEqual([
      [3, 0, false],
      [0, 1, true],
    ])
    expect(to('S8')?.prices.map(({ path }) => path)).toEqual([
      [spaceOf(t, 'R1'), spaceOf(t, 'S8')],
      [spaceOf(t, 'S8')],
    ])
  })

  test('are the same for a view as for the position', () => {
    const t = exploring((t) => {
      ability(t, 0, 'nightmare')
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC201')
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 1, alien: 1 })
    })
    for (const viewer of [0, 1, null])
      expect(reachable(viewOf(game, t, viewer), 0, 0)).toEqual(reachable(t, 0, 0))
  })
})
