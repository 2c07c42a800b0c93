import { textsOfMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import type { RimEvent } from '../../rules/events.ts'
import { FIRST_ENCOUNTER } from '../../rules/pieces.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { words } from '../../words/game-words.ts'
import { momentsWith } from './index.ts'

const moments = momentsWith([], words)

const piece = (id: string) => pieceNamed({ modules: 0 }, id)
const contact = piece('databank-ponda-baba')
const opponent = { is: 'enemy', source: FIRST_ENCOUNTER, enemy: 'pirates' } as const
const roll = { type: 'rolled', seat: 0, side: 0, faces: ['hit'], terms: [] } as const

interface Case {
  readonly events: readonly RimEvent[]
  readonly en: readonly string[]
  readonly pl: readonly string[]
}

const cases: Readonly<Record<string, Case>> = {
  'a fight': {
    events: [
      { type: 'combatBegan', attacker: 0, kind: 'ship', opponent },
      { type: 'combatEnded', attacker: 0, opponent, hasWon: false, damage: [1, 3] },
      { type: 'damaged', seat: 0, on: 'ship', amount: 3, prevented: 0 },
    ],
    en: [
      'Fight with the pirates: 1 to 3 | Ann fights the pirates (Loaded Dice) in ship combat. Ann loses the combat 1 to 3. Ann: 3 damage on the ship.',
    ],
    pl: [
      'Walka z piratami: 1 do 3 | Ann rozgrywa walkę w przestrzeni. Przeciwnik: Piraci (Fałszywe kości). Ann przegrywa walkę 1 do 3. Ann: 3 obrażenia (statek).',
    ],
  },
  'a test whose reward cannot be paid for': {
    events: [
      { ...roll, what: 'test', terms: [{ name: 'test', amount: 2, source: contact }] },
      { type: 'tested', seat: 0, skill: 'influence', level: 1, faces: ['hit', 'blank'], hasPassed: true },
      {
        type: 'cameToNothing',
        seat: 0,
        source: contact,
        refusal: { rule: 'OR-ABIL-04', reason: 'tooFewCredits', facts: { needs: 5000, has: 1000 } },
      },
    ],
    en: [
      'Influence test: passed | Ann passes the Influence test (skilled): hit, blank. Ann: no effect (Ponda Baba). This takes 5,000 credits; there are only 1,000 credits.',
    ],
    pl: [
      'Test Wpływów: zdany | Ann zdaje test Wpływów (wyszkolony): trafienie, pusty wynik. Ann: bez skutku (Ponda Baba). Potrzeba 5000 kredytów, a jest 1000 kredytów.',
    ],
  },
  'a single die and what it brings': {
    events: [
      { ...roll, what: 'roll', terms: [{ name: 'roll', amount: 1, source: contact }] },
      { type: 'dieStands', seat: 0, face: 'hit' },
      { type: 'credits', seat: 0, by: 2000, source: contact },
    ],
    en: ['Die roll: Ponda Baba | Ann rolls 1 die (Ponda Baba): hit. Ann: +2,000 credits.'],
    pl: ['Rzut jedną kością: Ponda Baba | Ann rzuca 1 kością (Ponda Baba): trafienie. Ann: +2000 kredytów.'],
  },
  'damage that a card does': {
    events: [{ type: 'damaged', seat: 0, on: 'character', amount: 3, prevented: 0, source: contact }],
    en: ['Damage: Ponda Baba | Ann suffers 3 damage (Ponda Baba).'],
    pl: ['Obrażenia: Ponda Baba | Ann otrzymuje 3 obrażenia (postać). Źródło: Ponda Baba.'],
  },
  'damage from a fight that somebody was asked about': {
    events: [
      {
        type: 'damaged',
        seat: 0,
        on: 'ship',
        amount: 2,
        prevented: 0,
        fought: { attacker: 0, opponent: { is: 'patrol', faction: 2, level: 1 } },
      },
    ],
    en: ['Damage: Fight with the Hutt patrol | The ship of Ann suffers 2 damage.'],
    pl: ['Obrażenia: Walka z patrolem Huttów | Ann otrzymuje 2 obrażenia (statek).'],
  },
  'an inspection that finds illegal cargo': {
    events: [
      { ...roll, what: 'delivery', faces: ['focus'] },
      { type: 'heldUp', seat: 0, card: piece('machine-parts') },
    ],
    en: [
      'Inspection: the illegal cargo is found | Ann rolls 1 die for the inspection: focus. The inspection finds illegal cargo: Machine Parts (Ann).',
    ],
    pl: [
      'Kontrola: nielegalny ładunek wykryty | Ann rzuca podczas kontroli 1 kością: skupienie. Kontrola wykrywa nielegalny ładunek: Części maszyn (Ann).',
    ],
  },
  'a delivery': {
    events: [
      { type: 'delivered', seat: 0, card: piece('machine-parts') },
      { type: 'credits', seat: 0, by: 5000, source: piece('machine-parts') },
    ],
    en: ['Delivered: Machine Parts | Ann delivers Machine Parts. Ann: +5,000 credits.'],
    pl: ['Dostarczono: Części maszyn | Ann dostarcza ładunek: Części maszyn. Ann: +5000 kredytów.'],
  },
  'a defeat': {
    events: [
      { type: 'defeated', seat: 0 },
      { type: 'credits', seat: 0, by: -3000 },
      { type: 'secretsLost', seat: 0, count: 2 },
    ],
    en: ['Defeated: Ann | Ann is defeated! Ann: −3,000 credits, −2 secrets.'],
    pl: ['Pokonany gracz: Ann | Pokonany gracz: Ann! Ann: −3000 kredytów, tajne informacje: −2.'],
  },
  'a refused trade': {
    events: [
      {
        type: 'offer',
        what: 'refused',
        offer: { from: 1, to: 0, gives: { credits: [1] }, takes: {} },
      } as RimEvent, // the terms of a trade in this game
    ],
    en: ['Trade refused | Ann refuses the trade offered by Bob.'],
    pl: ['Wymiana odrzucona | Ann odrzuca propozycję, którą składa Bob.'],
  },
}

test.each(Object.entries(cases))('%s has words in both languages', (_, { events, en, pl }) => {
  expect(textsOfMoments(moments, events)).toEqual({ en, pl })
})
