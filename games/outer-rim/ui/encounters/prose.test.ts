import { expect, test } from 'vitest'
import { type ProseLoaders, readProse } from './prose.ts'

test('the prose of an expansion is added to that of the base game, if it is on the table', async () => {
  const added: ProseLoaders = {
    en: { navpoint: async () => ({ prose: { 'test-card': { patrol: 'They hail you.' } } }) },
  }
  const base = await readProse('en', 'navpoint', [])
  expect(await readProse('en', 'navpoint', [added])).toEqual({
    ...base,
    'test-card': { patrol: 'They hail you.' },
  })
  expect(await readProse('pl', 'navpoint', [added])).not.toHaveProperty('test-card')
  expect(await readProse('en', 'navpoint', [])).toEqual(base)
})
