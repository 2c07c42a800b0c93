import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { cardCombinators } from './combinator-words.ts'
import { phrasings } from './phrasings.ts'

describe('shorter wordings', () => {
  test.each(Object.entries(phrasings))('%s exists in both languages', (_, phrasing) => {
    for (const lang of langs) expect(phrasing[lang]).toEqual(expect.any(Function))
    expect(phrasing.pl).not.toBe(phrasing.en)
  })

  test('both languages join the same parts', () => {
    expect(Object.keys(cardCombinators.pl).toSorted()).toEqual(Object.keys(cardCombinators.en).toSorted())
    expect(Object.keys(cardCombinators.en)).toEqual(
      expect.arrayContaining(['all', 'choose', 'when', 'upTo', 'after', 'happensTo', 'section']),
    )
  })
})

test('a condition inside another is joined to it, unless it has an "otherwise"', () => {
  const { andIf } = phrasings
  expect(andIf.en('you win', 'after this combat, if you are not defeated, you win the game')).toBe(
    'you win and are not defeated, you win the game',
  )
  expect(andIf.pl('wygrasz', 'po tej walce, jeśli nie jesteś graczem pokonanym, wygrywasz grę')).toBe(
    'wygrasz i obrażenia cię nie pokonają, wygrywasz grę',
  )
  expect(andIf.en('you lose', 'if you have 1 cargo, discard it; otherwise, lose 1 fame')).toBeNull()
  expect(andIf.pl('przegrasz', 'strać 1000 kredytów')).toBeNull()
})

test('the subject of a condition is not repeated', () => {
  const { withoutRepeatedSubject } = phrasings
  expect(
    withoutRepeatedSubject.pl(
      'na twojej planecie jest zakryty kontakt',
      'odkryj 1 zakryty kontakt na swojej planecie',
    ),
  ).toBe('odkryj 1 taki kontakt')
  expect(
    withoutRepeatedSubject.pl(
      'na twoim polu jest inny gracz',
      'wskaż innego gracza na swoim polu, który wykona polecenie: „Strać 1000 kredytów”',
    ),
  ).toBe('wskaż go. Ten gracz wykonuje polecenie: „Strać 1000 kredytów”')
  expect(
    withoutRepeatedSubject.en(
      'your reputation with the faction of your planet is negative',
      'gain 1 reputation with the faction of your planet',
    ),
  ).toBe('gain 1 reputation with that faction')
})
