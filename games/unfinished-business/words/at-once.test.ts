import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { wordsWith } from '../../outer-rim/words/at-once.ts'
import { begun } from '../test/table.ts'
import { wordChanges } from './at-once.ts'
import { words as whole } from './game-words.ts'

const atOnce = wordsWith([wordChanges])

describe.each(langs)('the words that a table needs first in %s', (lang) => {
  test('include the first question, worded as later', () => {
    const t = begun({})
    for (const { kind } of t.open) {
      expect(atOnce[lang].hasQuestion?.(kind)).toBe(true)
      expect(atOnce[lang].waiting(kind)).toBe(whole[lang].waiting(kind))
    }
  })

  test('leaves out the questions after the setup: they are asked once their words are there', () => {
    expect(atOnce[lang].hasQuestion?.('plan')).toBe(false)
    expect(whole[lang].hasQuestion?.('plan')).toBe(true)
  })
})
