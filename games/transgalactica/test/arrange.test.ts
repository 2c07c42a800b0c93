import { newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../game.ts'
import { scenarioWords } from '../rules/arrange.ts'

const arranging = (arranged: object) => () =>
  scenarioWords.arrange(2, {}, arranged, newChance(1, game.streams))

test.each([
  ['a planet on two spaces', { planets: { S1: 'PL05', S2: 'PL05' } }, 'planets: PL05 is named twice'],
  ['pirates on two', { pirates: { PL03: 'PT05', PL04: 'PT05' } }, 'pirates: PT05 is named twice'],
  ['a token on two', { planetTokens: { PL16: 'BB01', PL17: 'BB01' } }, 'tokens: BB01 is named twice'],
  ['a seat twice in the order', { order: [1, 1, 2] }, 'order: every seat once'],
])('no table is arranged with %s', (_, arranged, problem) => {
  expect(arranging(arranged)).toThrow(problem)
})

test('there can be no pirates on several planets', () => {
  expect(arranging({ pirates: { PL03: null, PL04: null } })).not.toThrow()
})

test('whoever names a seat that is not there is told which there are', () => {
  expect(arranging({ players: { 9: {} } })).toThrow('nothing called 9; there are: 1, 2, 3, 4, 5')
})
