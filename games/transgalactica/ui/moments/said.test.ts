import { textsOfMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import type { GalaxyEvent } from '../../rules/events.ts'

import { FIRST_MISSION } from '../../rules/pieces.ts'
import { moments } from './moments.ts'

const gained = { type: 'gained', seat: 0, good: 0, amount: 2, from: 'tracks', source: null } as const

const cases: Readonly<Record<string, readonly [GalaxyEvent[], readonly string[], readonly string[]]>> = {
  'an income': [
    [{ type: 'phaseBegan', phase: 'income' }, gained, { type: 'phaseBegan', phase: 'turns' }],
    ['Income | Income phase. Ann gains 2 energy.'],
    ['Dochody | Faza dochodów. Ann zyskuje 2 energii.'],
  ],
  'pirates that are defeated': [
    [
      { type: 'defeatedPirates', seat: 0, pirates: 1, space: 4, planet: 4 },
      { type: 'scored', seat: 0, points: 3, for: 'pirates', source: null },
    ],
    ['Pirates defeated! | Ann defeats the pirates on Amberfair: Toll Keepers. Ann gains 3 VP (pirates).'],
    [
      'Piraci pokonani! | Ann pokonuje piratów na planecie Bursztynowy Targ: Poborcy Myta. Ann zyskuje 3 PZ (piraci).',
    ],
  ],
  'a mission': [
    [
      { type: 'completed', seat: 0, mission: FIRST_MISSION },
      { type: 'scored', seat: 0, points: 5, for: 'missions', source: null },
    ],
    ['Mission completed! | Ann completes the mission Parcel Run. Ann gains 5 VP (missions).'],
    ['Misja ukończona! | Ann kończy misję: Kurs z paczkami. Ann zyskuje 5 PZ (misje).'],
  ],
  'what somebody else’s turn brings': [
    [{ ...gained, seat: 1, from: 'planets', source: null }],
    ['A change | Bob gains 2 energy.'],
    ['Zmiana | Bob zyskuje 2 energii.'],
  ],
}

test.each(Object.entries(cases))('%s has a sentence in both languages', (_, [events, en, pl]) => {
  expect(textsOfMoments(moments, events)).toEqual({ en, pl })
})
