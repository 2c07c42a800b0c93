import { textsOfMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import { FIRST_AI, NONE } from '../../../outer-rim/rules/pieces.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { sheets } from '../drawings-for-tests.tsx'

const { moments } = sheets

const goal = { seat: 0, sheet: 0, goal: 0 } as const
const target = {
  is: 'character',
  seat: 0,
  card: NONE,
  place: NONE,
  contact: NONE,
  rank: 0,
  bounty: 1,
  space: 3,
  away: 4,
} as const
const aiCard = { type: 'aiCard', seat: 1, card: FIRST_AI } as unknown as AddedEvent // of the base game

const cases: Readonly<Record<string, readonly [AddedEvent[], readonly string[], readonly string[]]>> = {
  'a goal of an ambition': [
    [{ type: 'goalCompleted', ...goal }],
    [
      'Ambition goal completed: Word from the cell on Mon Calamari | Ann completes a goal of Rebel Hero: “Word from the cell on Mon Calamari”.',
    ],
    [
      'Cel ambicji zrealizowany: Wieści od komórki na Kalamarze | Ann realizuje cel (Bohater Rebelii): „Wieści od komórki na Kalamarze”.',
    ],
  ],
  'a goal that is met no more': [
    [{ type: 'goalLost', ...goal }],
    [
      'Ambition goal lost: Word from the cell on Mon Calamari | Ann no longer meets the goal “Word from the cell on Mon Calamari”.',
    ],
    [
      'Cel ambicji utracony: Wieści od komórki na Kalamarze | Ann przestaje spełniać warunek celu „Wieści od komórki na Kalamarze”.',
    ],
  ],
  'a favor and the debt token for it': [
    [
      { type: 'favor', seat: 0, from: 1, favor: 0 },
      { type: 'debtToken', owner: 0, from: 0, to: 1 },
    ],
    [
      'Favor: Combat Strategy | Bob grants Ann a favor: Combat Strategy (1 extra die in one combat). Ann gives Bob a debt token: a favor promised.',
    ],
    [
      'Przysługa: Strategia bojowa | Bob wyświadcza przysługę → Ann: Strategia bojowa, czyli 1 kość więcej w jednej walce. Ann przekazuje żeton zobowiązania (Ann) → Bob.',
    ],
  ],
  'a hunter that comes nearer': [
    [aiCard, { type: 'aiTarget', seat: 1, does: 'pursues', target, because: [] }],
    ['Bob is after Ann (4 spaces away) | Bob is after Ann (Bounty: Garindan).'],
    ['Bob ściga cel: Ann (odległość: 4 pola) | Bob ściga cel: Ann – Zlecenie: Garindan.'],
  ],
}

test.each(Object.entries(cases))('%s is told in both languages', (_, [events, en, pl]) => {
  expect(textsOfMoments(moments, events)).toEqual({ en, pl })
})
