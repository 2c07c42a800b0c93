import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { sources } from '../../content/names.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  choose,
  closed,
  hold,
  ids,
  level,
  makeMove,
  miningTrack,
  nextPart,
  outpost,
  passUntil,
  pirates,
  planet,
  planetToken,
  question,
  ship,
  spaceOf,
  table,
  token,
  tokenOf,
} from '../table.ts'

/** The owner of Second ship. Both ships start at the hub unless a test says otherwise. */

const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const shipsOf = (t: Galaxy, seat = 0) => at(t.ships, seat)
const outposts = (t: Galaxy, seat = 0) =>
  [...t.planets.keys()].filter((space) => (at(t.outposts, seat) & (1 << space)) !== 0).length
const isExploring = (t: Galaxy) => question(t).startsWith('explore')

/** Two base planets next to the hub: R1 and R3. Tests choose the planets on R2 and R4. */
function exploring(arrange: (t: Galaxy) => void): Galaxy {
  const t = table(3, (t) => {
    ability(t, 0, 'secondShip')
    planet(t, 'PL10', 'R1')
    planet(t, 'PL16', 'R3')
    arrange(t)
  })
  choose(t, 'exploration')
  return t
}

/** Seat 1 explores, seat 0 follows with a crew member. */
function following(arrange: (t: Galaxy) => void): Galaxy {
  const t = table(2, (t) => {
    ability(t, 1, 'secondShip')
    planet(t, 'PL10', 'R1')
    planet(t, 'PL16', 'R3')
    hold(t, 0, { energy: 1 })
    arrange(t)
  })
  choose(t, 'exploration')
  choose(t, 'move-R2')
  while (question(t).endsWith('of 0')) choose(t, at(ids(t), 0))
  choose(t, 'follow', 'worker=crew')
  return t
}

describe('main exploration with two ships', () => {
  test('GC-ABL-19: the movement is shared by both ships', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 2 })
    })
    choose(t, 'move-R1', 'route=none-1')
    choose(t, 'move-R3-ship-2', 'route=none-1')
    expect(shipsOf(t)).toEqual([spaceOf(t, 'R1'), spaceOf(t, 'R3')])
    expect(at(held(t), 0)).toBe(0)
    // The extra move is left.
    expect(ids(t)).toContain('move-H')
    choose(t, 'done')
  })

  test('GC-ABL-20: one extra move free of energy', () => {
    const t = exploring(() => undefined)
    // Without energy, only the extra move is possible.
    choose(t, 'move-R1')
    expect(shipsOf(t)).toEqual([spaceOf(t, 'R1'), 0])
    expect(ids(t).filter((id) => id.startsWith('move'))).toEqual([])
  })

  test('GC-ABL-20: or one extra outpost, at the normal cost, one for each ship (GC-ORG-89)', () => {
    const t = exploring((t) => {
      ship(t, 0, 'R1')
      ship(t, 0, 'R3', 1)
      hold(t, 0, { raw: 2 })
    })
    choose(t, 'settle')
    expect(closed(t, 'settle')).toEqual({ rule: 'GC-ORG-89', reason: 'oneOutpost' })
    choose(t, 'settle-ship-2')
    expect(outposts(t)).toBe(3)
    expect(at(held(t), 1)).toBe(0)
    expect(violations(t)).toEqual([])
  })

  test('GC-ABL-20: not both: after the extra move only one outpost is left', () => {
    const t = exploring((t) => {
      ship(t, 0, 'R3', 1)
      hold(t, 0, { raw: 2, energy: 1 })
    })
    choose(t, 'move-R1', 'route=none-1-extra')
    choose(t, 'settle')
    expect(closed(t, 'settle-ship-2')).toEqual({ rule: 'GC-EXP-01', reason: 'oneOutpost' })
    expect(outposts(t)).toBe(2)
  })

  test('GC-EX-11: two outposts, one by each ship, and two moves with one of them', () => {
    const t = exploring((t) => {
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', null)
      outpost(t, 0, 'PL08')
      ship(t, 0, 'R3', 1)
      hold(t, 0, { energy: 2, raw: 3 })
    })
    choose(t, 'settle-ship-2')
    choose(t, 'move-S1', 'route=none-2', 'pay=energy:2')
    choose(t, 'settle', 'pay=raw:2')
    expect(outposts(t)).toBe(4)
    expect(isExploring(t)).toBe(false)
    expect(violations(t)).toEqual([])
  })

  test('GC-EX-11: each ship moves 1 and places an outpost', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 2, raw: 3 })
    })
    choose(t, 'move-R1', 'route=none-1')
    choose(t, 'settle')
    choose(t, 'move-R3-ship-2', 'route=none-1', 'pay=energy:1')
    choose(t, 'settle-ship-2', 'pay=raw:2')
    expect(outposts(t)).toBe(4)
    expect(isExploring(t)).toBe(false)
  })

  test('GC-ORG-89, GC-EXP-06: an outpost comes before or after the whole movement of its ship', () => {
    const t = exploring((t) => {
      outpost(t, 0, 'PL08')
      hold(t, 0, { energy: 2, raw: 3 })
    })
    choose(t, 'move-R1', 'route=none-1')
    choose(t, 'settle')
    expect(ids(t)).not.toContain('move-H')
    expect(closed(t, 'move-H')).toEqual({ rule: 'GC-EXP-06', reason: 'movesFirst' })
    expect(ids(t)).toContain('move-R3-ship-2')
  })
})

describe('GC-ABL-21: secondary exploration with two ships', () => {
  test('both ships move 1 space each', () => {
    const t = following((t) => hold(t, 1, { energy: 1 }))
    choose(t, 'move-R1', 'route=none-1')
    choose(t, 'move-R3-ship-2')
    expect(shipsOf(t, 1)).toEqual([spaceOf(t, 'R1'), spaceOf(t, 'R3')])
    expect(held(t, 1)).toEqual([0, 0, 0, 0])
    expect(isExploring(t)).toBe(false)
  })

  test('one ship moves, and an outpost is placed', () => {
    const t = following((t) => hold(t, 1, { energy: 1, raw: 1 }))
    choose(t, 'move-R1', 'route=none-1')
    choose(t, 'settle')
    expect(outposts(t, 1)).toBe(2)
    expect(held(t, 1)).toEqual([0, 0, 0, 0])
    expect(isExploring(t)).toBe(false)
  })

  test('an outpost first: the move after it is either the movement or the extra one', () => {
    const arrange = () =>
      following((t) => {
        ship(t, 1, 'R1')
        outpost(t, 1, 'PL08')
        hold(t, 1, { energy: 9, raw: 1 })
      })
    const paid = arrange()
    choose(paid, 'settle')
    // Two spaces for energy, or one free space, but not three.
    expect(nextPart(paid, 'move-H')?.options.map(({ id }) => id)).toEqual(['none-1', 'none-1-extra'])
    choose(paid, 'move-S4-ship-2', 'pay=energy:2')
    expect(isExploring(paid)).toBe(false)
    const free = arrange()
    choose(free, 'settle')
    choose(free, 'move-H', 'route=none-1-extra')
    expect(at(held(free, 1), 0)).toBe(9)
    expect(isExploring(free)).toBe(false)
  })

  test('two outposts without a move', () => {
    const t = following((t) => {
      ship(t, 1, 'R1')
      ship(t, 1, 'R3', 1)
      hold(t, 1, { raw: 2, energy: 9 })
    })
    choose(t, 'settle')
    choose(t, 'settle-ship-2')
    expect(outposts(t, 1)).toBe(3)
    expect(isExploring(t)).toBe(false)
  })

  test('after the extra move the secondary action can still be either', () => {
    const t = following((t) => hold(t, 1, { raw: 1, energy: 1 }))
    choose(t, 'move-R1', 'route=none-1-extra')
    expect(ids(t)).toContain('settle')
    choose(t, 'settle')
    expect(isExploring(t)).toBe(false)
    expect(held(t, 1)).toEqual([1, 0, 0, 0])
  })
})

describe('GC-ORG-89: effects that move the ship', () => {
  test('the owner chooses one ship for all free moves of the effect', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'secondShip')
      token(t, 0, 'BB12')
    })
    makeMove(t, 0, 'useToken', 'BB12')
    expect(ids(t)).toContain('move-R1')
    expect(ids(t)).toContain('move-R1-ship-2')
    choose(t, 'move-R1-ship-2')
    expect(ids(t).every((id) => id.endsWith('-ship-2') || id === 'pass')).toBe(true)
    choose(t, 'pass')
    expect(shipsOf(t)).toEqual([0, spaceOf(t, 'R1')])
  })
})

test('hard story 3: two ships, pirates and a credit in time (GC-ABL-19, GC-ABL-20, GC-ORG-30, GC-ORG-31, GC-ORG-34, GC-ORG-36, GC-ORG-37, GC-ORG-52, GC-ORG-89, GC-PNL-10, GC-PNL-11, GC-PNL-16)', () => {
  const t = table(3, (t) => {
    ability(t, 0, 'secondShip')
    planet(t, 'PL05', 'S1')
    planet(t, 'PL03', 'R2')
    planet(t, 'PL08', 'S4')
    pirates(t, 'R2', 'PT05')
    pirates(t, 'S1', null)
    planetToken(t, 'S1', 'BA01')
    outpost(t, 0, 'PL08')
    ship(t, 0, 'R2', 1)
    level(t, 0, { military: 1 })
    token(t, 0, 'BB15')
    miningTrack(t, 0, 'MT01')
    hold(t, 0, { raw: 2, energy: 2 })
  })
  const crew = at(t.crew, 0)
  choose(t, 'exploration')
  expect(closed(t, 'settle-ship-2')).toEqual({
    rule: 'GC-ORG-30',
    reason: 'piratesTooStrong',
    facts: { has: 1, needs: 3 },
  })
  makeMove(t, 0, 'useToken', 'BB15')
  // Y places the third outpost for 1 raw material.
  choose(t, 'settle-ship-2')
  expect(pointsOf(t, 0)).toBe(3 + 2)
  expect(at(t.miningTracks, 0)).toHaveLength(2)
  expect(held(t)).toEqual([2, 1, 0, 1])
  // X moves two spaces at 1 energy each, straight through R1.
  choose(t, 'move-S1', 'route=none-2', 'pay=energy:2')
  expect(held(t)).toEqual([0, 1, 0, 1])
  // The fourth outpost with the extra grant: the last raw material, and the exchanged new credit.
  choose(t, 'settle')
  expect(held(t)).toEqual([0, 0, 0, 0])
  expect(at(t.crew, 0)).toBe(crew + 1)
  expect(at(t.tokens, 0)).toContain(tokenOf('BA01'))
  expect(violations(t)).toEqual([])
  // GC-ORG-37: in clean-up the military level is 1 again, and leads by that.
  const before = pointsOf(t, 0)
  passUntil(t, ({ round }) => round === 2)
  expect(at(t.raisedMilitary, 0)).toBe(0)
  const lead = at(at(t.ledger, 0), sources.indexOf('military'))
  expect([lead, pointsOf(t, 0) - before >= lead]).toEqual([1, true])
})

test('hard story 3: X may not place an outpost after its first space and move on (GC-EXP-06)', () => {
  const t = exploring((t) => {
    outpost(t, 0, 'PL08')
    hold(t, 0, { energy: 2, raw: 2 })
  })
  choose(t, 'move-R1', 'route=none-1')
  choose(t, 'settle')
  expect(closed(t, 'move-S1')).toEqual({ rule: 'GC-EXP-06', reason: 'movesFirst' })
})
