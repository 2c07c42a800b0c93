import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { en as enOverTable } from './over-table-en.ts'
import { pl as plOverTable } from './over-table-pl.ts'
import { pl } from './pl.ts'

/** Every text of a tree of words; functions are called with small and large numbers and with names. */
function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, said]): [string, string][] => {
    const where = `${path}.${name}`
    if (typeof said === 'string') return [[where, said]]
    if (typeof said === 'function') {
      return [0, 1, 2, 5, 12, 22, 1.5].map((number) => [where, String(said(number, number, number, number))])
    }
    return texts(said, where)
  })
}

describe.each([
  ['en', en],
  ['pl', pl],
  ['en, over the table', enOverTable],
  ['pl, over the table', plOverTable],
])('words of the table in %s', (_, words) => {
  it('say something, whatever the number', () => {
    for (const [where, text] of texts(words)) {
      expect(text, where).not.toBe('')
      expect(text, where).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

it('uses the Polish plural forms', () => {
  expect([1, 2, 5, 22].map(pl.skipToNow)).toEqual(
    ['1 ruch', '2 ruchy', '5 ruchów', '22 ruchy'].map((said) => `Przewiń (${said})`),
  )
  expect([1, 2, 5, 12, 22].map(pl.undoFree)).toEqual(
    ['1 decyzja', '2 decyzje', '5 decyzji', '12 decyzji', '22 decyzje'].map(
      (said) => `Swobodnie można cofnąć: ${said}.`,
    ),
  )
})
