import { expect, test } from 'vitest'
import { addShelves, readShelf } from './prose.ts'

test('situations of another box lie beside those of the base game', async () => {
  const before = await readShelf('en', 'navpoint')
  addShelves({ en: { navpoint: async () => ({ prose: { 'test-card': { patrol: 'They hail you.' } } }) } })
  expect(await readShelf('en', 'navpoint')).toEqual({ ...before, 'test-card': { patrol: 'They hail you.' } })
  expect(await readShelf('pl', 'navpoint')).not.toHaveProperty('test-card')
})
