import { at } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { area } from '../content/names.ts'
import { violations } from '../rules/violations.ts'
import {
  ability,
  chairs,
  choose,
  closed,
  decree,
  fleetOf,
  fleets,
  hold,
  ids,
  inOrder,
  level,
  log,
  makeMove,
  marked,
  missionOf,
  missionRow,
  moves,
  nextPart,
  outpost,
  question,
  stack,
  stackAt,
  table,
  tokenOf,
  workers,
} from './table.ts'

/** Two of the five hard situations. The others are with the tests of production, two ships and income. */

test('GC-OMN-02, GC-OMN-05, GC-OMN-06, GC-ABL-02, GC-FOL-06, GC-TRD-02, GC-TRD-05, GC-TRD-06, GC-ORG-67, GC-ORG-109, GC-EX-01: the lieutenant follows an omni-action', () => {
  const [ada, ben, cleo] = [0, 1, 2]
  const t = table(3, (t) => {
    hold(t, ada, { alien: 1, energy: 1 })
    // Another player has explored already.
    workers(t, cleo, { captains: 1 })
    t.mainSpaces[area.exploration] = 1 << cleo
    fleets(t, ben, 'FT1', 'FT3', 'FT2')
    level(t, ben, { trade: 3 })
    hold(t, ben, { raw: 4, alien: 1, credits: 2 })
    ability(t, ben, 'lieutenant')
    log(t, ben, 'MS15')
    hold(t, cleo, { credits: 1 })
  })
  expect(closed(t, 'exploration')).toMatchObject({ rule: 'GC-TRN-04' })
  choose(t, 'omni', 'fee=alien', 'action=exploration')
  expect(question(t)).toBe('explore of 0')
  choose(t, 'move-R1')
  while (question(t) === 'explore of 0') choose(t, 'done')
  expect(question(t)).toBe('follow of 1')
  // Ada's action is over, and with it her free actions.
  expect(moves(t, ada)).toEqual({})
  expect(nextPart(t, 'follow')?.options.map(({ id }) => id)).toContain('lieutenant')
  choose(t, 'follow', 'worker=lieutenant', 'fee=credit', 'action=trade', 'pay=raw:1', 'pay=alien:1')
  // The main action waives one of three resources. The fleet token of space 4 pays and moves to F2.
  expect(at(t.levels, ben)[4]).toBe(4)
  expect(at(t.incomeTracks, ben).slice(1, 3)).toEqual([fleetOf('FT1'), fleetOf('FT3')])
  expect(question(t)).toBe('goOn of 1')
  makeMove(t, ben, 'completeMission', 'MS15', 'pay=raw:3')
  expect(at(t.completed, ben)).toEqual([missionOf('MS15')])
  expect(at(t.hold, ben)).toEqual([0, 0, 0, 2])
  expect(at(t.levels, ben)[0]).toBe(1)
  while (question(t) === 'goOn of 1') choose(t, 'goOn')
  // Nobody is asked to follow Ben's trade. Cleo is next, for the omni-action.
  expect(question(t)).toBe('follow of 2')
  choose(t, 'follow', 'worker=crew', 'fee=credit', 'action=mining')
  expect(at(t.hold, cleo)[3]).toBe(0)
  while (question(t) !== 'turn of 1') choose(t, at(ids(t), 0))
  expect(violations(t)).toEqual([])
})

test('GC-TRN-09, GC-FOL-01, GC-FOL-06, GC-ORG-24, GC-ORG-58, GC-ORG-63, GC-ORG-67, GC-ORG-68, GC-ORG-69, GC-ORG-70, GC-ORG-96, GC-ORG-110, GC-TCH-11: a seat that has passed acts again', () => {
  const [a, b, c, d] = [0, 1, 2, 3]
  const t = table(4, (t) => {
    inOrder(t, b, a, c, d)
    level(t, a, { politics: 1 })
    level(t, b, { politics: 3 })
    stack(t, stackAt('politics', 4), 'BB20', 'BB01')
    missionRow(t, 'MS01', 'MS02', 'MS03')
    outpost(t, b, 'PL10')
    for (const planet of ['PL16', 'PL10', 'PL09', 'PL03', 'PL08', 'PL15']) outpost(t, c, planet)
    workers(t, c, { crew: 3 })
    decree(t, 0, 'DC04')
    decree(t, 1, 'DC05')
    chairs(t, 0, a)
    marked(t, d, 'TC210')
  })
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 0')
  choose(t, 'politics', 'way=advanceAndCard')
  while (question(t) === 'goOn of 0') choose(t, 'goOn')
  expect(question(t)).toBe('takeMission of 0')
  choose(t, 'MS02')
  expect(at(t.missionRows, 0)).toHaveLength(3)
  // GC-ORG-68: from the seat after the active player, and round.
  expect(question(t)).toBe('follow of 2')
  // A chair is taken as part of the follow.
  makeMove(t, c, 'takeSeat', 'DC04')
  expect(ids(t)).toEqual(['follow'])
  expect(at(t.hold, a)).toEqual([0, 0, 0, 1])
  expect(moves(t, c)['takeSeat']).toBeUndefined()
  choose(t, 'follow', 'worker=crew', 'way=advanceOne')
  while (question(t) === 'goOn of 2') choose(t, 'goOn')
  expect(question(t)).toBe('follow of 3')
  choose(t, 'pass')
  // B has passed and is still asked.
  expect(question(t)).toBe('follow of 1')
  choose(t, 'follow', 'worker=crew', 'way=advanceOne')
  expect(at(t.tokens, b)).toEqual([tokenOf('BB20')])
  expect(question(t)).toBe('goOn of 1')
  makeMove(t, b, 'useToken', 'BB20')
  expect([t.crew[b], t.crewSent[b]]).toEqual([1, 1])
  while (question(t) === 'goOn of 1') choose(t, 'goOn')
  expect(question(t)).toBe('turn of 2')
  // In another turn of C the second office is open.
  expect(moves(t, c)['takeSeat']).toEqual(['DC05'])
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 3')
  choose(t, 'politics', 'way=advanceTwo')
  while (question(t) === 'goOn of 3') choose(t, 'goOn')
  // GC-TCH-11: nobody follows. B has passed, but has a worker to send.
  expect(question(t)).toBe('turn of 1')
  choose(t, ids(t).find((id) => id.startsWith('planet-')) ?? '', 'worker=crew')
  while (!question(t).startsWith('turn')) choose(t, at(ids(t), 0))
  for (const seat of [a, c, d, b]) {
    expect([t.round, question(t)]).toEqual([1, `turn of ${seat}`])
    choose(t, 'pass')
  }
  expect(t.round).toBe(2)
})
