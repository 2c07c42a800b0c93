import { type Card, cardsOf } from './card.ts'
import { oneValue } from './shared-effects.ts'

/**
 * The ten cards of each first deck (DB-COMP-04, DB-COMP-05, DB-SETUP-10, DB-SETUP-11), and the ten Outer Rim Pilots that
 * both players can buy (DB-COMP-06, DB-BUY-11).
 */
export const starters: readonly Card[] = cardsOf({ kind: 'unit', set: 'starter' }, [
  {
    id: 'imperial-shuttle',
    name: { pl: 'Imperialny prom', en: 'Imperial Shuttle' },
    faction: 'empire',
    copies: 7,
    resources: 1,
    traits: ['transport'],
    provenance: 'seed',
  },
  {
    id: 'stormtrooper',
    name: { pl: 'Szturmowiec', en: 'Stormtrooper' },
    faction: 'empire',
    copies: 2,
    attack: 2,
    traits: ['trooper'],
    provenance: 'seed',
  },
  {
    id: 'inquisitor',
    name: { pl: 'Inkwizytor', en: 'Inquisitor' },
    faction: 'empire',
    abilities: [{ when: 'play', effect: oneValue(1) }],
    provenance: 'public',
  },
  {
    id: 'alliance-shuttle',
    name: { pl: 'Prom Sojuszu', en: 'Alliance Shuttle' },
    faction: 'rebels',
    copies: 7,
    resources: 1,
    traits: ['transport'],
    provenance: 'public',
  },
  {
    id: 'rebel-trooper',
    name: { pl: 'Żołnierz Rebelii', en: 'Rebel Trooper' },
    faction: 'rebels',
    copies: 2,
    attack: 2,
    traits: ['trooper'],
    provenance: 'seed',
  },
  {
    id: 'temple-guardian',
    name: { pl: 'Strażnik świątyni', en: 'Temple Guardian' },
    faction: 'rebels',
    abilities: [{ when: 'play', effect: oneValue(1) }],
    provenance: 'public',
  },
  {
    id: 'outer-rim-pilot',
    name: { pl: 'Pilot z Zewnętrznych Rubieży', en: 'Outer Rim Pilot' },
    faction: 'neutral',
    set: 'pilot',
    copies: 10,
    cost: 2,
    resources: 2,
    abilities: [
      { use: { op: 'pay', cost: { op: 'exileThis' }, for: { op: 'gain', stat: 'force', amount: 1 } } },
    ],
    provenance: 'seed',
  },
])
