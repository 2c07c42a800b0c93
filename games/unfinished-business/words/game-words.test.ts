import { langs, type PresentedDecision, plainText } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { words } from './game-words.ts'

const nobody = () => '?'

describe.each(langs)('questions of the expansion (%s)', (lang) => {
  test('begin with a capital letter also where no card asks', () => {
    const asked = (kind: string): PresentedDecision => ({
      id: 1,
      seat: 0,
      kind,
      shape: 'one',
      options: [],
      blocked: [],
      min: 1,
      max: 1,
      source: null,
      rules: [],
    })
    for (const kind of ['pickCardForToken', 'revealBySymbol'])
      expect(plainText(words[lang].prompt(asked(kind)), nobody)).toMatch(/^\p{Lu}/u)
  })
})

describe('a reputation that will not do (OR-REP-10)', () => {
  const refusal = {
    rule: 'OR-REP-10',
    reason: 'wrongReputation',
    facts: { faction: 1, needs: ['neutral', 'negative'], has: 1 },
  }

  test('is named, with what it should be and what it is', () => {
    expect(words.en.refusal(refusal)).toBe(
      'Imperial reputation has to be neutral or negative; it is positive.',
    )
    expect(words.pl.refusal(refusal)).toBe(
      'Reputacja w Imperium musi być neutralna lub negatywna, a jest pozytywna.',
    )
  })
})
