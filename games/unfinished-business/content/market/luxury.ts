import { all, credits, fame, noPatrol, patrol, script } from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'

/** The luxury deck: every card gives fame in some way (OR-LUX-01), one of each type. */
export const luxuries: readonly AddedMarketCard[] = [
  {
    id: 'duelling-sabre',
    name: { en: 'A Count’s Duelling Sabre', pl: 'Szabla hrabiego' },
    deck: 'luxury',
    patrols: patrol('hutt', 4),
    reveals: [1, 2],
    resource: {
      type: 'gear',
      cost: 10_000,
      traits: ['weapon'],
      abilities: [
        { fame: 1 },
        { when: 'ownReroll', kind: 'ground', does: { op: 'reroll', upTo: 2 }, once: 'combat' },
      ],
    },
    provenance: 'original',
  },
  {
    id: 'bacta-tank',
    name: { en: 'Private Bacta Tank', pl: 'Własny zbiornik z baktą' },
    deck: 'luxury',
    patrols: noPatrol,
    reveals: [1, 3],
    resource: {
      type: 'mod',
      cost: 10_000,
      abilities: [{ fame: 1 }, { when: 'planning', does: { op: 'recover', on: 'character', amount: 3 } }],
    },
    provenance: 'original',
  },
  {
    id: 'alderaanian-vintage',
    name: { en: 'Alderaanian Vintage', pl: 'Stary rocznik z Alderaanu' },
    deck: 'luxury',
    patrols: noPatrol,
    resource: {
      type: 'cargo',
      cost: 12_000,
      destination: 'nal-hutta',
      reward: all(credits(18_000), fame(1)),
    },
    provenance: 'original',
  },
  {
    id: 'famous-bandleader',
    name: { en: 'Famous Bandleader', pl: 'Sławny kapelmistrz' },
    deck: 'luxury',
    patrols: patrol('rebel', 4),
    reveals: [1, 4],
    resource: {
      type: 'crew',
      cost: 15_000,
      skills: ['influence', 'stealth'],
      abilities: [{ fame: 1 }, { fame: 1, if: { is: 'has', cards: { types: ['crew'] }, atLeast: 3 } }],
    },
    provenance: 'original',
  },
  {
    id: 'silent-partner',
    name: { en: 'Silent Partner', pl: 'Cichy wspólnik' },
    deck: 'luxury',
    patrols: noPatrol,
    reveals: [1, 4],
    resource: {
      type: 'job',
      cost: 20_000,
      destination: 'core-spinward',
      skills: ['tech', 'stealth', 'knowledge'],
      required: ['tech'],
      does: script(53),
      reward: all(credits(26_000), fame(2)),
      afterwards: 'remove',
    },
    provenance: 'original',
  },
]
