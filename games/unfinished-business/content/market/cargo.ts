import { all, credits, fame, gainReputation, noPatrol, patrol } from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'

/** The cargo deck: seven loads. Two of them are rotated when they are delivered, and then go on elsewhere (UB-ROT-06). */
export const cargo: readonly AddedMarketCard[] = [
  // UB-FACT-35.
  {
    id: 'astromech-parts',
    name: { en: 'Astromech Parts', pl: 'Części droidów astromechanicznych' },
    deck: 'cargo',
    patrols: patrol('syndicate', 3),
    resource: {
      type: 'cargo',
      cost: 1000,
      notOn: ['ord-mantell'],
      destination: 'ord-mantell',
      reward: all(credits(5000), { op: 'rotateThis' }),
    },
    rotated: {
      name: { en: 'Astromech Droids', pl: 'Droidy astromechaniczne' },
      resource: { type: 'cargo', cost: 1000, destination: 'naboo', reward: credits(12_000) },
    },
    reveals: [1, 2],
    provenance: 'seed',
    note: {
      en: 'The faction of the patrol symbol and the reveal range are ours.',
      pl: 'Frakcja symbolu patrolu i zakres symbolu odkrycia są nasze.',
    },
  },
  {
    id: 'ryll-ore',
    name: { en: 'Ryll Ore', pl: 'Ruda ryllu' },
    deck: 'cargo',
    patrols: patrol('hutt', 3),
    resource: {
      type: 'cargo',
      cost: 1000,
      destination: 'kessel',
      reward: all(credits(5000), { op: 'rotateThis' }),
    },
    rotated: {
      name: { en: 'Refined Ryll', pl: 'Oczyszczony ryll' },
      resource: { type: 'cargo', cost: 1000, destination: 'mon-calamari', reward: credits(10_000) },
    },
    reveals: [1, 3],
    provenance: 'original',
  },
  {
    id: 'wardroom-wine',
    name: { en: 'Wine for the Wardroom', pl: 'Wino do mesy oficerskiej' },
    deck: 'cargo',
    patrols: noPatrol,
    resource: {
      type: 'cargo',
      cost: 2000,
      destination: 'imperial-patrol',
      reward: all(credits(8000), fame(1)),
    },
    reveals: [1, 2],
    provenance: 'original',
  },
  {
    id: 'military-transmitters',
    name: { en: 'Military Transmitters', pl: 'Wojskowe nadajniki' },
    deck: 'cargo',
    patrols: patrol('imperial', 3),
    resource: {
      type: 'cargo',
      cost: 3000,
      traits: ['illegal'],
      destination: 'lothal',
      reward: all(credits(9000), fame(1)),
    },
    reveals: [1, 4],
    provenance: 'original',
  },
  {
    id: 'uncut-kyber',
    name: { en: 'Uncut Kyber', pl: 'Nieszlifowany kyber' },
    deck: 'cargo',
    patrols: noPatrol,
    resource: {
      type: 'cargo',
      cost: 3000,
      traits: ['illegal'],
      destination: 'core-trailing',
      reward: all(credits(10_000), fame(1)),
    },
    reveals: [1, 3],
    provenance: 'original',
  },
  {
    id: 'podracer-parts',
    name: { en: 'Podracer Parts', pl: 'Części do ścigaczy' },
    deck: 'cargo',
    patrols: patrol('hutt', 4),
    resource: {
      type: 'cargo',
      cost: 1000,
      destination: 'tatooine',
      reward: all(credits(5000), gainReputation('hutt')),
    },
    provenance: 'original',
  },
  {
    id: 'relief-supplies',
    name: { en: 'Relief Supplies', pl: 'Pomoc dla uchodźców' },
    deck: 'cargo',
    patrols: patrol('rebel', 4),
    resource: {
      type: 'cargo',
      cost: 1000,
      destination: 'takodana',
      reward: all(credits(5000), gainReputation('rebel')),
    },
    reveals: [1, 2],
    provenance: 'original',
  },
]
