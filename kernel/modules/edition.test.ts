import { expect, test } from 'vitest'
import { editionOf, editionOfGame, idsIn } from './edition.ts'

test('a game alone is called by its own id', () => {
  expect(editionOf('outer-rim', {})).toBe('outer-rim')
  expect(editionOf('outer-rim', { modules: [] })).toBe('outer-rim')
  expect(idsIn('outer-rim')).toEqual(['outer-rim'])
})

test('a game with an expansion is called by the id of the expansion', () => {
  expect(editionOf('outer-rim', { modules: ['unfinished-business'] })).toBe('unfinished-business')
})

test('a set of expansions has one name, whatever the order in which options name them', () => {
  const name = editionOf('stall', { modules: ['cellar', 'attic'] })
  expect(editionOf('stall', { modules: ['attic', 'cellar', 'attic'] })).toBe(name)
  expect(editionOfGame({ meta: { id: 'stall' } as never, modules: ['cellar', 'attic'] })).toBe(name)
  expect(idsIn(name)).toEqual(['attic', 'cellar'])
})
