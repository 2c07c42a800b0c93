import type { Lang } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type CardWhen, cardLanguage } from './language.ts'

const say = (when: CardWhen, lang: Lang) => cardLanguage.whenClause(when, lang)

describe('conditions', () => {
  test('filters name type, trait, rarity and name', () => {
    const filters = [
      { filter: { kind: 'ship' } },
      { filter: { kind: 'unit', traits: ['trooper', 'vehicle'] } },
      { filter: { kind: 'unit', unique: true, other: true } },
      { filter: { id: 'millennium-falcon' } },
      { filter: { traits: ['officer'] } },
      { filter: { kind: 'ship', unique: true, sides: ['enemy', 'neutral'] } },
    ] as const
    expect(filters.map((args) => say({ is: 'youHave', ...args }, 'pl'))).toEqual([
      'masz w grze okręt',
      'masz w grze jednostkę z cechą Żołnierz lub Pojazd',
      'masz w grze inną unikatową jednostkę',
      'masz w grze kartę Sokół Millennium',
      'masz w grze kartę z cechą Oficer',
      'masz w grze unikatowy okręt (wrogi lub neutralny)',
    ])
    expect(filters.map((args) => say({ is: 'youHave', ...args }, 'en'))).toEqual([
      'you have a capital ship in play',
      'you have a Trooper or Vehicle unit in play',
      'you have another unique unit in play',
      'you have the Millennium Falcon in play',
      'you have an Officer card in play',
      'you have a unique capital ship (enemy or neutral) in play',
    ])
  })

  test('the other conditions', () => {
    expect(say({ is: 'opponentHas', filter: { kind: 'ship' } }, 'pl')).toBe('przeciwnik ma w grze okręt')
    expect(say({ is: 'baseIs', base: 'death-star' }, 'pl')).toBe('twoją bazą jest Gwiazda Śmierci')
    expect(say({ is: 'baseIs', base: 'hoth' }, 'en')).toBe('your base is Hoth')
    expect(say({ is: 'topCardIs', side: 'own' }, 'pl')).toBe('to karta twojej frakcji')
    expect(say({ is: 'topCardIs', side: 'neutral' }, 'en')).toBe('it is a neutral card')
  })
})
