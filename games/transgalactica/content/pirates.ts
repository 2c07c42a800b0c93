import { all, anyResource, credits, points } from './shorthand.ts'
import type { PirateToken } from './types.ts'

/** The active pirates: an original completion (G12). Defeating them scores their strength (GC-ORG-31). */
export const pirates: readonly PirateToken[] = [
  {
    id: 'PT01',
    name: { en: 'Dock Rats', pl: 'Portowe Szczury' },
    strength: 1,
    reward: points(1),
    goesOn: 'income',
    provenance: 'original',
  },
  {
    id: 'PT02',
    name: { en: 'Toll Keepers', pl: 'Poborcy Myta' },
    strength: 2,
    reward: credits(1),
    goesOn: 'income',
    provenance: 'original',
  },
  {
    id: 'PT03',
    name: { en: 'Ore Snatchers', pl: 'Łowcy Rudy' },
    strength: 2,
    reward: anyResource(1),
    goesOn: 'mining',
    provenance: 'original',
  },
  {
    id: 'PT04',
    name: { en: 'Red Sails', pl: 'Czerwone Żagle' },
    strength: 3,
    reward: points(2),
    goesOn: 'income',
    provenance: 'original',
  },
  {
    id: 'PT05',
    name: { en: 'Deep Diggers', pl: 'Kopacze Głębin' },
    strength: 3,
    reward: points(2),
    goesOn: 'mining',
    provenance: 'original',
  },
  {
    id: 'PT06',
    name: { en: 'Iron Admirals', pl: 'Żelaźni Admirałowie' },
    strength: 4,
    reward: all(points(1), credits(1)),
    goesOn: 'income',
    provenance: 'original',
  },
]
