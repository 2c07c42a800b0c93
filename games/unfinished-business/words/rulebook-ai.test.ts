import { expect, test } from 'vitest'
import { aiRules } from '../rules/catalogue-ai.ts'
import { aiSections } from './rulebook-ai.ts'

test('every rule of AI players is told in the rulebook, once', () => {
  const told = aiSections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules = [] }) => rules))
  expect([...told].sort()).toEqual(aiRules.map(({ id }) => id).sort())
})
