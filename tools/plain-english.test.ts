import { describe, expect, it } from 'vitest'
import { findReplacedWords, replacedWordsIn, wordsToReplace } from './plain-english.ts'

it('files use no word that the engineers’ glossary replaces', () => {
  const found = findReplacedWords().map(({ path, line, words }) => `${path}:${line}: ${words.join(', ')}`)
  expect(found).toEqual([])
})

describe('replaced words', () => {
  it('are read from the columns “not” and “instead of”', () => {
    const table =
      '| word | means | not |\n|---|---|---|\n| host | keeps a table | server |\n| seat | a place | |'
    const plain = '\n\nText | not\n\n| instead of | write |\n|---|---|\n| anew, afresh | again |'
    expect(wordsToReplace(table + plain)).toEqual(['server', 'anew', 'afresh'])
  })

  it.each([
    ['The pile is dealt anew.', ['anew']],
    ['A renewed pile', []],
    ['A number is no card.', ['is no …']],
    ['There is no card, and it is no longer there.', []],
  ])('%s', (text, words) => {
    expect(replacedWordsIn(text, ['anew'])).toEqual(words)
  })
})
