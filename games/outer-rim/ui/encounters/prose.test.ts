import { expect, test } from 'vitest'
import { type ProseShelves, readShelf } from './prose.ts'

test('the prose of an expansion is added to that of the base game, if it is on the table', async () => {
  const added: ProseShelves = {
    en: { navpoint: async () => ({ prose: { 'test-card': { patrol: 'They hail you.' } } }) },
  }
  const base = await readShelf('en', 'navpoint', [])
  expect(await readShelf('en', 'navpoint', [added])).toEqual({
    ...base,
    'test-card': { patrol: 'They hail you.' },
  })
  expect(await readShelf('pl', 'navpoint', [added])).not.toHaveProperty('test-card')
  expect(await readShelf('en', 'navpoint', [])).toEqual(base)
})
