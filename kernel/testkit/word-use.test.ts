import { expect, test } from 'vitest'
import { usedWords } from './word-use.ts'

test.each([
  ['Rywale są wszędzie', ['rywal*'], ['rywal*']],
  ['każda osoba gra', ['osoba', 'osób'], ['osoba']],
  ['gra 2-osobowa i osobowość', ['osob', 'osoba', 'osobowa'], []],
  ['statek jest w  domu', ['w domu'], ['w domu']],
  ['w domualnym', ['w domu'], []],
  ['The key fits; outfit', ['fit', 'fits'], ['fits']],
  ['fit-content', ['fit'], []],
])('%s', (text, words, used) => {
  expect(usedWords(text, words)).toEqual(used)
})
