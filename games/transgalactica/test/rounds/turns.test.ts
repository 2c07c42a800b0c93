import { expect, test } from 'vitest'
import { areas } from '../../content/names.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import {
  ability,
  asked,
  choose,
  closed,
  hold,
  ids,
  inOrder,
  level,
  log,
  makeMove,
  marked,
  moves,
  nextPart,
  outpost,
  planet,
  question,
  reserve,
  table,
  token,
  workers,
} from '../table.ts'

/** Turns: where workers go, who follows, and what omni-actions and the personal omni space do. */

const rich = { energy: 6, raw: 6, alien: 6, credits: 6 }

test('GC-ACT-01, GC-ACT-02, GC-ACT-03, GC-ORG-72: eight areas, four of them tied to tracks, with one main space each', () => {
  const t = table(3, (t) => {
    hold(t, 0, rich)
    level(t, 0, { technology: 3 })
  })
  expect(areas).toEqual([
    'omni',
    'exploration',
    'mining',
    'trade',
    'technology',
    'military',
    'production',
    'politics',
  ])
  for (const area of areas) expect(ids(t)).toContain(area)
  expect(t.mainSpaces).toHaveLength(8)
})

test('GC-TRN-01: turns go in the order of the priority track, round and round', () => {
  const t = table(3, (t) => {
    inOrder(t, 2, 0, 1)
    for (const seat of [0, 1, 2]) workers(t, seat, { crew: 0 })
  })
  expect(question(t)).toBe('turn of 2')
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 0')
  choose(t, 'pass')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 0')
  choose(t, 'pass')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 2')
})

test('GC-TRN-02, GC-TRN-03: a captain goes to an empty main space, which ends the placement of that turn', () => {
  const t = table(3)
  choose(t, 'technology', 'way=advanceTwo')
  expect(t.captains[0]).toBe(1)
  expect(t.mainSpaces[areas.indexOf('technology')]).toBe(0b001)
  expect(t.levels[0]?.[0]).toBe(2)
  expect(question(t)).toBe('follow of 1')
})

test('GC-TRN-04: a main space with a captain is closed for the round', () => {
  const t = table(2)
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 1')
  expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
})

test('GC-CMP-10: without a captain no main action can be taken, even with crew at home', () => {
  const t = table(3, (t) => {
    workers(t, 0, { captains: 0 })
    outpost(t, 0, planet(t, 'PL10'))
  })
  expect(ids(t).filter((id) => areas.some((area) => area === id))).toEqual([])
  expect(closed(t, 'production')?.rule).toBe('GC-TRN-08')
})

test('GC-TRN-05, GC-CMP-09, GC-PLN-05: a captain or a crew member visits an action planet with the seat’s own outpost', () => {
  const t = table(3, (t) => {
    outpost(t, 0, planet(t, 'PL10', 'R1'))
  })
  const [space] = ids(t).filter((id) => id.startsWith('planet-'))
  expect(nextPart(t, String(space))?.options.map(({ id }) => id)).toEqual(['crew', 'captain'])
  choose(t, String(space), 'worker=crew')
  expect(t.hold[0]?.[3]).toBe(1)
  expect(pointsOf(t, 0)).toBe(1)
  expect(t.crewSent[0]).toBe(1)
})

test('GC-TRN-06: no outpost, no action', () => {
  const t = table(3, (t) => {
    outpost(t, 1, planet(t, 'PL10', 'R1'))
  })
  expect(closed(t, 'planet-1')?.rule).toBe('GC-TRN-06')
})

test('GC-TRN-07, GC-ORG-55: once a round for each player, and players do not block each other', () => {
  const t = table(2, (t) => {
    for (const seat of [0, 1]) outpost(t, seat, planet(t, 'PL10', 'R1'))
  })
  choose(t, 'planet-1', 'worker=crew')
  expect(question(t)).toBe('turn of 1')
  choose(t, 'planet-1', 'worker=crew')
  expect(closed(t, 'planet-1')?.rule).toBe('GC-TRN-07')
})

test('GC-TRN-07, GC-CMP-09: a planet is used once, by a captain or a crew member', () => {
  const t = table(2, (t) => {
    for (const seat of [0, 1]) outpost(t, seat, planet(t, 'PL10', 'R1'))
    workers(t, 1, { captains: 0, crew: 0 })
    // With TC208 every planet is checked, including the seat's own.
    marked(t, 0, 'TC208')
  })
  choose(t, 'planet-1', 'worker=captain')
  expect(question(t)).toBe('turn of 0')
  expect(ids(t)).not.toContain('planet-1')
  expect(closed(t, 'planet-1')?.rule).toBe('GC-TRN-07')
})

test('GC-ORG-71: an action that would have no effect cannot be taken', () => {
  const t = table(3)
  expect(closed(t, 'trade')?.reason).toBe('tooPoor')
  expect(closed(t, 'omni')?.rule).toBe('GC-OMN-01')
  const full = table(3, (t) => level(t, 0, { production: 7, technology: 10 }))
  expect(closed(full, 'production')).toBeUndefined()
})

test('GC-FOL-01, GC-ORG-68: after the main action the others are asked in priority order, from the next one and round', () => {
  const t = table(4, (t) => inOrder(t, 3, 1, 0, 2))
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 1')
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 0')
  choose(t, 'pass')
  expect(question(t)).toBe('follow of 2')
  choose(t, 'pass')
  expect(question(t)).toBe('follow of 3')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 0')
})

test('GC-FOL-02, GC-FOL-03, GC-FOL-04, GC-FOL-05: a seat follows with one captain or crew member, resolved before the next seat decides, or not at all', () => {
  const t = table(3)
  choose(t, 'technology', 'way=advanceTwo')
  expect(ids(t)).toEqual(['follow', 'pass'])
  expect(nextPart(t, 'follow')?.options.map(({ id }) => id)).toEqual(['crew', 'captain'])
  choose(t, 'follow', 'worker=captain', 'way=advanceOne')
  expect(t.levels[1]?.[0]).toBe(1)
  expect(t.captains[1]).toBe(1)
  expect(question(t)).toBe('follow of 2')
  choose(t, 'pass')
  expect(t.levels[2]?.[0]).toBe(0)
  expect(question(t)).toBe('turn of 1')
})

test('GC-FOL-06: nobody follows an action planet or a pass', () => {
  const t = table(3, (t) => {
    outpost(t, 0, planet(t, 'PL10', 'R1'))
  })
  choose(t, 'planet-1', 'worker=captain')
  expect(question(t)).toBe('turn of 1')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 2')
})

test('GC-ORG-70, GC-TRN-09: a passed player may follow, and may act again', () => {
  const t = table(2)
  choose(t, 'pass')
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 0')
  choose(t, 'follow', 'worker=crew', 'way=advanceOne')
  expect(question(t)).toBe('turn of 0')
  expect(ids(t)).toContain('politics')
})

test('GC-ORG-67, GC-ORG-109: a follower may take free actions; the active player may not once a seat is asked to follow', () => {
  const t = table(3, (t) => {
    token(t, 0, 'BB01')
    token(t, 1, 'BB03')
  })
  expect(moves(t, 0)['useToken']).toEqual(['BB01'])
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 1')
  expect(moves(t, 0)['useToken']).toBeUndefined()
  expect(moves(t, 1)['useToken']).toEqual(['BB03'])
})

test('GC-ORG-109: a token that a follower could have used before causes no pause', () => {
  const t = table(2, (t) => token(t, 1, 'BB03'))
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'follow', 'worker=crew', 'way=advanceOne')
  expect(question(t)).toBe('turn of 1')
})

test('GC-ORG-67: a seat that takes a free action before following must follow if it can', () => {
  const t = table(3, (t) => {
    hold(t, 0, rich)
    hold(t, 1, { alien: 1 })
    token(t, 1, 'BB03')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(question(t)).toBe('follow of 1')
  expect(ids(t)).toEqual(['pass'])
  makeMove(t, 1, 'useToken', 'BB03')
  expect(ids(t)).toEqual(['follow'])
  choose(t, 'follow', 'worker=crew', 'pay=raw:2', 'pay=alien:1')
  expect(t.levels[1]?.[4]).toBe(1)
})

test('GC-ORG-67, GC-ABL-09: a token of a reserve may make a follow possible too', () => {
  const t = table(3, (t) => {
    hold(t, 0, rich)
    hold(t, 1, { alien: 1 })
    ability(t, 1, 'reserveLocker')
    reserve(t, 1, 'BB03')
    reserve(t, 1, 'BB04')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(question(t)).toBe('follow of 1')
  expect(ids(t)).toEqual(['pass'])
  makeMove(t, 1, 'useReserve', 'BB03')
  choose(t, 'follow', 'worker=crew', 'pay=raw:2', 'pay=alien:1')
  expect(t.levels[1]?.[4]).toBe(1)
})

test('GC-ABL-09: a reserve that was used this round does not make a follow possible', () => {
  const t = table(3, (t) => {
    hold(t, 0, rich)
    hold(t, 1, { alien: 1 })
    ability(t, 1, 'reserveLocker')
    reserve(t, 1, 'BB03')
    t.hasUsedReserve[1] = 1
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(question(t)).toBe('turn of 1')
})

test('GC-ORG-110: each follow is a turn of its own', () => {
  const t = table(3, (t) => {
    t.hasSat[1] = 1
    t.movesMade[1] = 3
  })
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 1')
  expect(t.hasSat[1]).toBe(0)
  expect(t.movesMade[1]).toBe(0)
})

test('GC-OMN-01, GC-OMN-04: a credit or an alien for any main action, in addition to its own cost', () => {
  const t = table(3, (t) => hold(t, 0, { raw: 2, alien: 1, credits: 1 }))
  expect(nextPart(t, 'omni')?.options.map(({ id }) => id)).toEqual(['credit', 'alien'])
  choose(t, 'omni', 'fee=alien', 'action=trade', 'pay=raw:2')
  expect(t.hold[0]).toEqual([0, 0, 0, 1])
  expect(t.levels[0]?.[4]).toBe(1)
})

test('GC-OMN-01: the fee may leave too little for an action', () => {
  const t = table(3, (t) => {
    hold(t, 0, { raw: 1, alien: 1 })
  })
  const actions = nextPart(t, 'omni', 'fee=alien')?.options.map(({ id }) => id)
  expect(actions).toContain('mining')
  expect(actions).not.toContain('trade')
})

test('GC-OMN-02, GC-OMN-03: only the omni-action may choose an action that was used already', () => {
  const t = table(2, (t) => {
    hold(t, 1, { credits: 1 })
  })
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'pass')
  expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
  choose(t, 'omni', 'fee=credit', 'action=technology', 'way=advanceTwo')
  expect(t.levels[1]?.[0]).toBe(2)
})

test('GC-OMN-05, GC-OMN-06, GC-OMN-07: a follower pays a fee too and may choose another action', () => {
  const t = table(3, (t) => {
    hold(t, 0, { credits: 1 })
    hold(t, 1, { raw: 2, alien: 2 })
    hold(t, 2, {})
  })
  choose(t, 'omni', 'fee=credit', 'action=mining')
  expect(question(t)).toBe('follow of 1')
  choose(t, 'follow', 'worker=crew', 'fee=alien', 'action=trade', 'pay=raw:2', 'pay=alien:1')
  expect(t.hold[1]).toEqual([0, 0, 0, 0])
  expect(t.levels[1]?.[4]).toBe(1)
  // A seat that cannot pay the fee is not asked.
  expect(question(t)).toBe('turn of 1')
})

test('GC-TCH-11, GC-SYM-15, GC-ORG-96: TC210 takes main actions used by others, never the seat’s own again, and nobody follows', () => {
  const t = table(2, (t) => marked(t, 1, 'TC210'))
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'pass')
  choose(t, 'technology', 'way=advanceTwo')
  expect(t.mainSpaces[areas.indexOf('technology')]).toBe(0b11)
  expect(question(t)).toBe('turn of 0')
  choose(t, 'pass')
  expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
})

test('GC-SYM-15: BA13 lets captains do the same until clean-up', () => {
  const t = table(2, (t) => {
    token(t, 1, 'BA13')
  })
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'pass')
  makeMove(t, 1, 'useToken', 'BA13')
  expect(ids(t)).toContain('technology')
})

test('GC-ABL-02, GC-ORG-81: the lieutenant enters only secondary spaces and performs the main action there', () => {
  const t = table(2, (t) => {
    ability(t, 1, 'lieutenant')
    workers(t, 1, { crew: 0, captains: 0 })
    t.lieutenant[1] = 1
    t.crewGone[1] = 1
    t.cryo[1] = 5
    outpost(t, 1, planet(t, 'PL10', 'R1'))
  })
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'follow', 'way=advanceTwo')
  expect(t.levels[1]?.[0]).toBe(2)
  expect(t.lieutenant[1]).toBe(2)
  expect(question(t)).not.toContain('turn of 1')
})

test('GC-ABL-11, GC-ABL-12, GC-ORG-86: the personal omni space works once a round, without a fee, and nobody follows', () => {
  const t = table(2, (t) => {
    ability(t, 0, 'privateBridge')
  })
  expect(nextPart(t, 'bridge', 'worker=captain')?.options.map(({ id }) => id)).toContain('technology')
  choose(t, 'bridge', 'worker=captain', 'action=technology', 'way=advanceTwo')
  expect(t.levels[0]?.[0]).toBe(2)
  expect(t.captains[0]).toBe(2)
  expect(question(t)).toBe('turn of 1')
  choose(t, 'pass')
  expect(closed(t, 'bridge')?.rule).toBe('GC-ABL-11')
})

test('GC-ORG-86: a crew member there performs a secondary action', () => {
  const t = table(2, (t) => ability(t, 0, 'privateBridge'))
  expect(nextPart(t, 'bridge', 'worker=crew', 'action=technology')?.options.map(({ id }) => id)).toEqual([
    'advanceOne',
  ])
})

test('GC-TCH-03, GC-ORG-99: TC302 turns one secondary action a round into the main one, which TC108 does not count', () => {
  const t = table(3, (t) => marked(t, 1, 'TC302', 'TC108'))
  choose(t, 'technology', 'way=advanceTwo')
  choose(t, 'follow', 'worker=actingCrew', 'way=advanceTwo')
  expect(t.levels[1]?.[0]).toBe(2)
  expect(pointsOf(t, 1)).toBe(0)
  choose(t, 'pass')
  choose(t, 'pass')
  choose(t, 'politics', 'way=advanceTwo')
  choose(t, 'pass')
  expect(nextPart(t, 'follow')?.options.map(({ id }) => id)).toEqual(['captain'])
})

test('TC208, GC-ORG-94: an action planet of another player, with a worker, once a round', () => {
  const t = table(2, (t) => {
    outpost(t, 1, planet(t, 'PL10', 'R1'))
    marked(t, 0, 'TC208')
  })
  choose(t, 'planet-1', 'worker=crew')
  expect(pointsOf(t, 0)).toBe(1)
  expect(t.crewSent[0]).toBe(1)
  choose(t, 'pass')
  expect(closed(t, 'planet-1')).toBeDefined()
})

test('TC208, GC-TCH-03: one planet of other players a round, not each of them', () => {
  const t = table(2, (t) => {
    outpost(t, 1, planet(t, 'PL10', 'R1'))
    outpost(t, 1, planet(t, 'PL16', 'R3'))
    workers(t, 1, { captains: 0, crew: 0 })
    marked(t, 0, 'TC208')
  })
  expect(ids(t)).toContain('planet-3')
  choose(t, 'planet-1', 'worker=crew')
  expect(question(t)).toBe('turn of 0')
  expect(closed(t, 'planet-3')?.rule).toBe('GC-TRN-06')
})

test('GC-EX-01: a mission becomes possible in the middle of the turn', () => {
  const t = table(2, (t) => {
    level(t, 0, { trade: 3 })
    hold(t, 0, { raw: 5 })
    log(t, 0, 'MS15')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(t.levels[0]?.[4]).toBe(4)
  expect(asked(t).kind).not.toBe('follow')
  for (let tries = 0; tries < 3 && asked(t).kind !== 'goOn'; tries++) choose(t, ids(t)[0] ?? '')
  expect(moves(t, 0)['completeMission']).toEqual(['MS15'])
})
