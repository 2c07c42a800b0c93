import { at, plainText } from '@kantyna/kernel'
import { textsOfMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import type { DuelEvent } from '../../rules/events.ts'
import { piecesOf } from '../../rules/pieces.ts'
import { moments } from './moments.ts'

const pieceNamed = (id: string) =>
  at(
    piecesOf((card) => card.id === id),
    0,
  )
const [trooper, base, runner] = [
  pieceNamed('stormtrooper'),
  pieceNamed('dantooine'),
  pieceNamed('blockade-runner'),
]

const attacked = { type: 'attacked', seat: 0, target: base, cards: [trooper], total: 2 } as const

const cases: Readonly<Record<string, readonly [DuelEvent[], readonly string[], readonly string[]]>> = {
  'an attack on a base': [
    [attacked, { type: 'baseDamaged', seat: 1, base, damage: 2, prevented: 0 }],
    ['Attack | Ann attacks Dantooine for 2 (Stormtrooper). Dantooine takes 2 damage.'],
    ['Atak | Ann atakuje bazę Dantooine z siłą 2 (Szturmowiec). Baza Dantooine otrzymuje 2 obrażenia.'],
  ],
  'a base that is destroyed by an attack': [
    [
      attacked,
      { type: 'baseDamaged', seat: 1, base, damage: 2, prevented: 0 },
      { type: 'baseDestroyed', seat: 1, base },
    ],
    [
      'Attack | Ann attacks Dantooine for 2 (Stormtrooper). Dantooine takes 2 damage.',
      'A base is destroyed! | Dantooine is destroyed!',
    ],
    [
      'Atak | Ann atakuje bazę Dantooine z siłą 2 (Szturmowiec). Baza Dantooine otrzymuje 2 obrażenia.',
      'Baza zniszczona! | Baza Dantooine zostaje zniszczona!',
    ],
  ],
  'a card that the opponent has to discard': [
    [{ type: 'discarded', seat: 1, card: trooper, atRandom: false }],
    ['Cards lost from a hand | Bob discards Stormtrooper from their hand.'],
    ['Utrata kart z ręki | Bob odrzuca kartę z ręki: Szturmowiec.'],
  ],
  'damage that a ship takes after an attack': [
    [{ type: 'shipDamaged', seat: 1, card: runner, damage: 1 }],
    ['Damage dealt | Blockade Runner takes 1 damage.'],
    ['Zadane obrażenia | Okręt Łamacz blokady otrzymuje 1 obrażenie.'],
  ],
  'a look at a hand': [
    [{ type: 'lookedAtHand', seat: 0, of: 1 }],
    ['A look at a hand | Ann looks at the opponent’s hand.'],
    ['Podglądanie kart na ręce | Ann podgląda karty na ręce przeciwnika.'],
  ],
}

test.each(Object.entries(cases))('%s has a sentence in both languages', (_, [events, en, pl]) => {
  expect(textsOfMoments(moments, events)).toEqual({ en, pl })
})

test('the summary of a turn keeps Polish names in the nominative', () => {
  const bought = { type: 'bought', seat: 0, card: trooper } as unknown as DuelEvent // all that the summary reads
  const wording = (events: readonly DuelEvent[], lang: 'en' | 'pl') =>
    plainText(moments.turnSummary?.(0, events, lang) ?? [], () => 'Ann')
  expect(wording([bought], 'en')).toBe('Ann: buys Stormtrooper')
  expect(wording([bought], 'pl')).toBe('Ann: kupuje kartę Szturmowiec')
  expect(wording([bought, bought], 'pl')).toBe('Ann: kupuje karty Szturmowiec, Szturmowiec')
})
