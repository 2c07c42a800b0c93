import type { KernelView } from '@kantyna/kernel'
import { textsOfMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import type { RaceEvent } from '../../rules/events.ts'
import { moments } from './moments.ts'

/** Every colour belongs to Ann or Bob. */
const view = { owners: [0, 1, 0, 1, 0, 1] } as unknown as KernelView // the roles read nothing else

const flown = { type: 'shipFlew', ship: 0, from: 3, to: 6, steps: 3 } as const

const cases: Readonly<Record<string, readonly [RaceEvent[], readonly string[], readonly string[]]>> = {
  'a black hole': [
    [flown, { type: 'fellBack', ship: 0, from: 6, to: 2 }],
    ['A black hole! | A black hole! X-wing goes back to 2.'],
    ['Czarna dziura! | Czarna dziura! X-wing wraca na pole 2.'],
  ],
  'a ship that is towed': [
    [flown, { type: 'towed', ship: 1, by: 0, from: 3, to: 6 }],
    ['Towed along | Millennium Falcon is towed behind X-wing: 3 → 6.'],
    ['Na holu | Sokół Millennium leci na holu za statkiem X-wing: 3 → 6.'],
  ],
  'a ship that comes home, and a further bonus card for it': [
    [
      { type: 'shipHome', ship: 0 },
      { type: 'planetBonus', seat: 0, cards: 1 },
    ],
    ['Home! | X-wing is home! Ann takes 1 card from the final planet.'],
    ['Na mecie! | X-wing jest na mecie! Ann bierze z planety finałowej 1 kartę bonusów.'],
  ],
  'a new round': [
    [{ type: 'roundBegan', round: 3 }],
    ['A new round | Round 3: everybody gets 6 movement cards.'],
    ['Nowa runda | Runda 3: wszyscy dostają po 6 kart ruchu.'],
  ],
}

test.each(Object.entries(cases))('%s has a sentence in both languages', (_, [events, en, pl]) => {
  expect(textsOfMoments(moments, events, view)).toEqual({ en, pl })
})
