import { at, proceed } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { vanguardFrame } from '../../rules/map/outposts.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  choose,
  closed,
  hold,
  ids,
  level,
  log,
  makeMove,
  marked,
  moves,
  nextPart,
  outpost,
  pirates,
  planet,
  planetToken,
  question,
  ship,
  spaceOf,
  table,
  technologies,
  token,
  tokenOf,
} from '../table.ts'

const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const shipAt = (t: Galaxy, seat = 0) => at(at(t.ships, seat), 0)
const hasOutpost = (t: Galaxy, seat: number, where: string | number) =>
  (at(t.outposts, seat) & (1 << spaceOf(t, where))) !== 0

describe('free moves', () => {
  test('GC-SYM-06, GC-EX-15: up to the given number of spaces without energy', () => {
    const t = table(3, (t) => token(t, 0, 'BB12'))
    makeMove(t, 0, 'useToken', 'BB12')
    // The whole map is within two spaces of the hub; the player may also stay.
    expect(ids(t)).toHaveLength(13 + 1)
    choose(t, 'move-S2')
    expect(shipAt(t)).toBe(spaceOf(t, 'S2'))
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(question(t)).toBe('turn of 0')
  })

  test('GC-EX-15: fewer spaces, or none', () => {
    const t = table(3, (t) => token(t, 0, 'BB12'))
    makeMove(t, 0, 'useToken', 'BB12')
    choose(t, 'move-R1')
    expect(ids(t)).toContain('move-H')
    expect(ids(t)).not.toContain('move-S4')
    choose(t, 'pass')
    expect(shipAt(t)).toBe(spaceOf(t, 'R1'))
    const staying = table(3, (t) => token(t, 0, 'BB12'))
    makeMove(staying, 0, 'useToken', 'BB12')
    choose(staying, 'pass')
    expect(shipAt(staying)).toBe(0)
  })

  test('GC-ORG-45: a tunnel in a free move still costs its alien', () => {
    const arrange = (alien: number) => {
      const t = table(3, (t) => {
        token(t, 0, 'BB13')
        ship(t, 0, 'R2')
        hold(t, 0, { alien })
      })
      makeMove(t, 0, 'useToken', 'BB13')
      return t
    }
    expect(ids(arrange(0))).not.toContain('move-S8')
    expect(closed(arrange(0), 'move-S8')).toMatchObject({
      reason: 'tooPoor',
      facts: { cost: [0, 0, 1, 0, 0] },
    })
    expect(closed(arrange(0), 'move-S4')?.reason).toBe('tooFar')
    const t = arrange(1)
    choose(t, 'move-S8')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(pointsOf(t, 0)).toBe(1)
  })

  test('TC201: any two resources pay for a tunnel in a free move too', () => {
    const t = table(3, (t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC201')
      token(t, 0, 'BB12')
      ship(t, 0, 'R2')
      hold(t, 0, { energy: 2, raw: 2 })
    })
    makeMove(t, 0, 'useToken', 'BB12')
    choose(t, 'move-S8', 'route=any-1', 'pay=energy:2')
    // The second space uses a tunnel again.
    choose(t, 'move-S5')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(pointsOf(t, 0)).toBe(4)
  })

  test('GC-ORG-91: TC103 gives 1 point for the effect, and none for staying', () => {
    const arrange = () => {
      const t = table(3, (t) => {
        level(t, 0, { trade: 1 })
        marked(t, 0, 'TC103')
        token(t, 0, 'BB12')
      })
      makeMove(t, 0, 'useToken', 'BB12')
      return t
    }
    const t = arrange()
    choose(t, 'move-R1')
    choose(t, 'move-S1')
    expect(pointsOf(t, 0)).toBe(1)
    const staying = arrange()
    choose(staying, 'pass')
    expect(pointsOf(staying, 0)).toBe(0)
  })

  test('GC-ORG-91: the extra free space belongs to exploration, not to free moves', () => {
    const t = table(3, (t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC103')
      token(t, 0, 'BB13')
    })
    makeMove(t, 0, 'useToken', 'BB13')
    expect(ids(t)).not.toContain('move-S1')
  })
})

describe('moves to a tunnel', () => {
  test('GC-SYM-13: from anywhere to any space with a tunnel, at no cost', () => {
    const t = table(3, (t) => token(t, 0, 'BB14'))
    makeMove(t, 0, 'useToken', 'BB14')
    expect(ids(t)).toEqual(['move-R2', 'move-S5', 'move-S8', 'pass'])
    expect(closed(t, 'move-R1')).toEqual({ rule: 'GC-SYM-13', reason: 'noTunnel' })
    choose(t, 'move-S5')
    expect(shipAt(t)).toBe(spaceOf(t, 'S5'))
    expect(pointsOf(t, 0)).toBe(1)
  })

  test('GC-PLN-15: PL09 moves the ship to a tunnel and gives 1 alien', () => {
    const t = table(3, (t) => outpost(t, 0, 'PL09'))
    choose(t, `planet-${planet(t, 'PL09')}`, 'worker=crew')
    choose(t, 'move-S8')
    expect(shipAt(t)).toBe(spaceOf(t, 'S8'))
    expect(held(t)).toEqual([0, 0, 1, 0])
  })
})

describe('effects that place an outpost', () => {
  const arrange = (raw: number, more: (t: Galaxy) => void = () => undefined) =>
    table(3, (t) => {
      planet(t, 'PL10', 'R1')
      ship(t, 0, 'R1')
      token(t, 0, 'BA09')
      hold(t, 0, { raw })
      more(t)
    })

  test('GC-SYM-14: on the orbited planet at the normal cost', () => {
    const t = arrange(1)
    makeMove(t, 0, 'useToken', 'BA09')
    while (question(t) !== 'turn of 0') choose(t, at(ids(t), 0))
    expect(hasOutpost(t, 0, 'R1')).toBe(true)
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(pointsOf(t, 0)).toBe(1)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-89: with two ships, the player chooses between both planets', () => {
    const t = arrange(1, (t) => {
      ability(t, 0, 'secondShip')
      planet(t, 'PL16', 'R3')
      ship(t, 0, 'R3', 1)
    })
    makeMove(t, 0, 'useToken', 'BA09')
    while (question(t) !== 'placeOutpost of 0') choose(t, at(ids(t), 0))
    expect(ids(t)).toEqual(['settle-R1', 'settle-R3'])
    choose(t, 'settle-R3')
    expect(hasOutpost(t, 0, 'R3')).toBe(true)
  })

  test('GC-SYM-14: a seat that cannot pay gets only the rest of the effect', () => {
    const t = arrange(0)
    makeMove(t, 0, 'useToken', 'BA09')
    expect(question(t)).toBe('turn of 0')
    expect(hasOutpost(t, 0, 'R1')).toBe(false)
    expect(pointsOf(t, 0)).toBe(1)
  })

  test('GC-ORG-20: a mission’s outpost needs the slot’s requirement too', () => {
    const mission = (trade: number) => {
      const t = table(3, (t) => {
        planet(t, 'PL15', 'R2')
        pirates(t, 'R2', null)
        ship(t, 0, 'R2')
        level(t, 0, { technology: 8, trade })
        log(t, 0, 'MS24')
        hold(t, 0, { raw: 3, energy: 2 })
      })
      makeMove(t, 0, 'completeMission', 'MS24')
      while (question(t) !== 'turn of 0') choose(t, at(ids(t), 0))
      return t
    }
    expect(hasOutpost(mission(1), 0, 'R2')).toBe(false)
    const t = mission(2)
    expect(hasOutpost(t, 0, 'R2')).toBe(true)
    expect(at(held(t), 1)).toBe(0)
  })
})

describe('TC309', () => {
  /** Technology 8 and a marker, so that a main technology action can mark TC309. */
  function marking(arrange: (t: Galaxy) => void): Galaxy {
    const t = table(3, (t) => {
      technologies(t, 'TC309')
      level(t, 0, { technology: 7 })
      arrange(t)
    })
    choose(t, 'technology', 'way=advanceAndCard')
    while (question(t) !== 'mark of 0') choose(t, 'goOn')
    choose(t, 'TC309')
    return t
  }

  test('GC-ORG-98: any free slot of an action planet, from any space, without cost and without a trade level', () => {
    const t = marking((t) => {
      planet(t, 'PL18', 'S1')
      pirates(t, 'S1', null)
    })
    expect(question(t)).toBe('placeOutpost of 0')
    expect(ids(t)).toContain('settle-S1')
    expect(ids(t)).not.toContain('settle-H')
    expect(nextPart(t, 'settle-S1')?.options).toHaveLength(2)
    choose(t, 'settle-S1', 'slot=slot-2')
    expect(hasOutpost(t, 0, 'S1')).toBe(true)
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-98: pirates must still be beaten', () => {
    const t = marking((t) => {
      planet(t, 'PL18', 'S1')
      pirates(t, 'S1', 'PT06')
    })
    expect(closed(t, 'settle-S1')).toEqual({
      rule: 'GC-ORG-30',
      reason: 'piratesTooStrong',
      facts: { has: 0, needs: 4 },
    })
  })

  test('GC-ORG-98, GC-TCH-09: a free slot is needed, even with TC207', () => {
    const t = marking((t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC207')
      planet(t, 'PL18', 'S1')
      pirates(t, 'S1', null)
      outpost(t, 1, 'S1')
      outpost(t, 2, 'S1')
    })
    expect(closed(t, 'settle-S1')?.reason).toBe('noSlot')
  })
})

describe('Vanguard', () => {
  function settling(arrange: (t: Galaxy) => void): Galaxy {
    const t = table(3)
    t.open = []
    t.phase = 'setup'
    t.acting = -1
    arrange(t)
    t.stack.push(vanguardFrame(0))
    proceed(game, t)
    return t
  }

  test('GC-ABL-17, GC-ORG-88: a second outpost on any action planet, without cost, with its token and the reward of the 2nd space', () => {
    const t = settling((t) => {
      planet(t, 'PL10', 'R1')
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', null)
      planetToken(t, 'S1', 'BA01')
    })
    expect(question(t)).toBe('placeOutpost of 0')
    expect(ids(t)).toContain('settle-R1')
    expect(ids(t)).not.toContain('pass')
    choose(t, 'settle-S1')
    expect(hasOutpost(t, 0, 'S1')).toBe(true)
    expect(at(t.tokens, 0)).toEqual([tokenOf('BA01')])
    expect([at(t.crew, 0), at(t.cryo, 0)]).toEqual([2, 4])
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('GC-ORG-88: the slot’s requirement must be met, and no pirates may be there', () => {
    const t = settling((t) => {
      planet(t, 'PL18', 'S1')
      planet(t, 'PL05', 'S2')
      pirates(t, 'S1', null)
      pirates(t, 'S2', 'PT01')
      level(t, 0, { military: 2 })
    })
    expect(closed(t, 'settle-S1')?.reason).toBe('levelTooLow')
    expect(closed(t, 'settle-S2')).toMatchObject({ rule: 'GC-ORG-88', reason: 'piratesTooStrong' })
  })
})

test('GC-SYM-13, GC-SYM-06: free actions are open while a ship moves in its owner’s turn', () => {
  const t = table(3, (t) => {
    token(t, 0, 'BB12')
    token(t, 0, 'BB01')
  })
  makeMove(t, 0, 'useToken', 'BB12')
  expect(moves(t, 0)).toMatchObject({ useToken: ['BB01'] })
  makeMove(t, 0, 'useToken', 'BB01')
  expect(question(t)).toBe('freeMove of 0')
  expect(held(t)).toEqual([2, 0, 0, 0])
})
