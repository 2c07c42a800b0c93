import { expect, test } from 'vitest'
import { editionOf, editionOfGame, idsIn } from './edition.ts'

test('the edition of a game alone is named after the game', () => {
  expect(editionOf('outer-rim', {})).toBe('outer-rim')
  expect(editionOf('outer-rim', { modules: [] })).toBe('outer-rim')
  expect(idsIn('outer-rim')).toEqual(['outer-rim'])
})

test('the edition of a game with an expansion is named after the expansion', () => {
  expect(editionOf('outer-rim', { modules: ['unfinished-business'] })).toBe('unfinished-business')
})

test('the name of a set of expansions does not depend on their order in the options', () => {
  const name = editionOf('stall', { modules: ['cellar', 'attic'] })
  expect(editionOf('stall', { modules: ['attic', 'cellar', 'attic'] })).toBe(name)
  expect(editionOfGame({ meta: { id: 'stall' } as never, modules: ['cellar', 'attic'] })).toBe(name)
  expect(idsIn(name)).toEqual(['attic', 'cellar'])
})
