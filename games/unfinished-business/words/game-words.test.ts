import { type Facts, type Lang, langs, type Option, type PresentedDecision, plainText } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { pieceNamed } from '../../outer-rim/rules/tables.ts'
import { plainTable } from '../test/table.ts'
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

describe('a bounty on one’s own character (UB-PBT-19, UB-PBT-20)', () => {
  const decision = (kind: string): PresentedDecision => ({
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
  const card = pieceNamed(plainTable(), 'bounty-bossk')
  const option = (note: Facts): Option => ({
    id: 'bounty',
    touches: [],
    facts: { card, deck: 0, price: 0, ...note },
  })

  test.each(['buy', 'takeResource'])('shows before it is gained that it cannot pay (%s)', (kind) => {
    const wording = (lang: Lang, note: Facts) =>
      plainText(words[lang].option(decision(kind), option(note)), nobody)
    const own = { note: 'onOwnCharacter' }
    expect(wording('en', own)).toMatch(/ – Your own character: this bounty can never pay you\./)
    expect(wording('pl', own)).toMatch(
      / – To twoja własna postać: za to zlecenie nigdy nie dostaniesz nagrody\./,
    )
    expect(wording('en', {})).not.toMatch(/own character/)
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
