import { expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { failureText } from './useStarting.ts'

it.each([
  ['en', en],
  ['pl', pl],
] as const)('a table that cannot be kept says why (%s)', (lang, words) => {
  const { trouble } = words
  expect(failureText(words, 'full', lang)).toBe(trouble.full)
  expect(failureText(words, 'timeout', lang)).toBe(trouble.store)
  expect(failureText(words, 'other', lang)).toBe(trouble.page)
  expect(failureText(words, 'other', lang, trouble.loading)).toBe(trouble.loading)
})
