import { describe, expect, it } from 'vitest'
import { filesLeft, findUnplain, nameInList, replacedWords, unplainWords } from './plain-english.ts'

/** How many files may still be listed. It may only go down. */
const MOST_LEFT = 589

describe('the engineers’ glossary', () => {
  const left = filesLeft()

  it('is kept by every file that has been edited', () => {
    const found = findUnplain().filter(({ path }) => !left.has(nameInList(path)))
    expect(found.map(({ path, line, words }) => `${path}:${line}: ${words.join(', ')}`)).toEqual([])
  })

  it('has a list of files left that only gets shorter', () => {
    expect(left.size).toBeLessThanOrEqual(MOST_LEFT)
  })
})

describe('replaced words', () => {
  it('are read from the columns “not” and “instead of”', () => {
    const table =
      '| word | means | not |\n|---|---|---|\n| host | keeps a table | server |\n| seat | a place | |'
    const plain = '\n\nText | not\n\n| instead of | write |\n|---|---|\n| anew, afresh | again |'
    expect(replacedWords(table + plain)).toEqual(['server', 'anew', 'afresh'])
  })

  it.each([
    ['The pile is dealt anew.', ['anew']],
    ['A renewed pile', []],
    ['A number is no card.', ['is no …']],
    ['There is no card, and it is no longer there.', []],
  ])('%s', (text, words) => {
    expect(unplainWords(text, ['anew'])).toEqual(words)
  })
})
