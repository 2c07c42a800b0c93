import { newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { scenarioWords } from '../../rules/scenario/arrange.ts'

const arranging = (arranged: object) => () =>
  scenarioWords.arrange(2, {}, arranged, newChance(1, game.streams))

test.each([
  ['a planet on two spaces', { planets: { S1: 'PL05', S2: 'PL05' } }, 'planets: PL05 is named twice'],
  ['pirates on two planets', { pirates: { PL03: 'PT05', PL04: 'PT05' } }, 'pirates: PT05 is named twice'],
  ['a token on two planets', { planetTokens: { PL16: 'BB01', PL17: 'BB01' } }, 'tokens: BB01 is named twice'],
  ['a seat twice in the order', { order: [1, 1, 2] }, 'order: every seat once'],
  [
    'a token on a stack and in a hand',
    { stacks: { 'technology 3': ['BB01'] }, players: { 1: { tokens: ['BB01'] } } },
    'tokens: BB01 is named twice',
  ],
  [
    'an order and a priority',
    { order: [1, 2], priority: { 1: [1, 1], 2: [1, 2] } },
    'say the order or the priority',
  ],
  ['a marker beyond its segment', { priority: { 1: [1, 6], 2: [1, 2] } }, 'no space 6 in a segment 1'],
  ['one marker alone', { priority: { 1: [1, 1] } }, 'priority: every seat'],
  [
    'a follower who is not at home',
    { followers: { trade: ['1 crew', '1 crew'] } },
    'seat 1 has no crew at home',
  ],
  [
    'a follower of an unknown kind',
    { followers: { trade: ['1 cook'] } },
    'there is no worker cook to stand on trade',
  ],
  ['a mission in the wrong deck', { missionDecks: { 1: ['MS20'] } }, 'MS20 is not a mission of level 1'],
  ['a basic token in round 4', { round: 3, roundTokens: ['BB01'] }, "BB01 is not of that round's colour"],
  ['a token beyond the last round', { round: 5, roundTokens: ['BA01'] }, 'no round is left for BA01'],
  [
    'levels before the draft',
    { stage: 'draft', players: { 1: { levels: { trade: 1 } } } },
    'stage: draft does not go with players.1.levels',
  ],
  ['a draft after the draft', { abilityRow: ['vanguard', 'diplomat'] }, 'go with stage: draft'],
  ['a pass of everybody', { passed: [1, 2] }, 'once all have passed, the turns are over'],
  ['a pass of the active seat', { active: 1, passed: [1] }, 'right before the active one'],
  ['a turn outside the turns', { stage: 'income', active: 2 }, 'active and passed go with stage: turns'],
  ['too few tiles', { stage: 'draft', abilityRow: ['vanguard'] }, 'abilityRow: a tile for each seat'],
])('rejects %s', (_, arranged, problem) => {
  expect(arranging(arranged)).toThrow(problem)
})

test('several planets may be named as free of pirates', () => {
  expect(arranging({ pirates: { PL03: null, PL04: null } })).not.toThrow()
})

test('an unknown seat is answered with the list of seats', () => {
  expect(arranging({ players: { 9: {} } })).toThrow('nothing called 9; there are: 1, 2, 3, 4, 5')
})

test('a starting mining token that is given to another seat is replaced', () => {
  const t = scenarioWords.arrange(
    2,
    {},
    { players: { 1: { mining: ['MT01', 'MT02', 'MT03', 'MT04', 'MT05'] } } },
    newChance(1, game.streams),
  )
  expect(t.miningTracks.map((track) => track.length)).toEqual([5, 1])
})

test('an option may name the planet on a space; the name of a planet that is not on the map is left as it is', () => {
  const t = scenarioWords.arrange(2, {}, { planets: { R1: 'PL16' } }, newChance(1, game.streams))
  expect(scenarioWords.idOf?.(t, 'move-PL16')).toBe('move-R1')
  for (const said of ['planet-PL99', 'move-PL99', 'settle-PL99'])
    expect(scenarioWords.idOf?.(t, said)).toBe(said)
})
