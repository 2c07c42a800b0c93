import type { Text } from '@kantyna/kernel'
import { ALIEN, type Colour, colours, ENERGY, RAW } from './names.ts'
import {
  advance,
  advanceFree,
  alien,
  all,
  anyResource,
  choose,
  credits,
  energy,
  mark,
  may,
  moveToTunnel,
  payFor,
  perform,
  points,
  raw,
  takeMission,
} from './shorthand.ts'
import type { Planet } from './types.ts'

/** F2, with names of our own. */

/** GC-ORG-50. */
const baseSlots: readonly number[] = [0, 0, 0]
/** GC-PLN-08: one slot, which costs a crew member. */
const wildSlots: readonly number[] = [0]

/**
 * GC-PLN-01, GC-ORG-47: the good that a colour yields in production, according to a public description of the game;
 * grey yields movement.
 */
export const goodOfColour: Readonly<Record<Colour, number | null>> = {
  yellow: ENERGY,
  green: ALIEN,
  purple: RAW,
  grey: null,
}

/** GC-ORG-41: printed on the map, without colour and kind (GC-ORG-42). */
export const centralPlanet: Text = { en: 'Central Planet', pl: 'Planeta centralna' }

export const planets: readonly Planet[] = [
  {
    id: 'PL01',
    name: { en: 'Verdigris', pl: 'Grynszpan' },
    colours: ['green'],
    kind: 'mining',
    slots: [1],
    effect: choose(raw(1), energy(1)),
    provenance: 'seed',
  },
  {
    id: 'PL02',
    name: { en: 'Kaleidos', pl: 'Kalejdos' },
    colours,
    kind: 'mining',
    slots: [4, 6],
    effect: points(3),
    provenance: 'seed',
  },
  {
    id: 'PL03',
    name: { en: 'Fernhollow', pl: 'Paprotnia' },
    colours: ['green'],
    kind: 'mining',
    slots: [0, 4],
    effect: points(2),
    provenance: 'seed',
  },
  {
    // GC-PLN-09.
    id: 'PL04',
    name: { en: 'Athenaeum', pl: 'Ateneum' },
    colours: ['purple'],
    kind: 'action',
    isBase: true,
    slots: baseSlots,
    effect: { op: 'upTo', times: 2, do: payFor(1, 'any', advance(1, 'technology', 'politics')) },
    provenance: 'seed',
  },
  {
    // GC-PLN-10.
    id: 'PL05',
    name: { en: 'Amberfair', pl: 'Bursztynowy Targ' },
    colours: ['yellow'],
    kind: 'action',
    slots: [0, 1],
    effect: { op: 'upTo', times: 3, do: payFor(1, 'any', points(1)) },
    provenance: 'seed',
  },
  {
    id: 'PL06',
    name: { en: 'Saffra', pl: 'Szafra' },
    colours: ['yellow'],
    kind: 'wild',
    slots: wildSlots,
    effect: credits(1),
    provenance: 'seed',
  },
  {
    id: 'PL07',
    name: { en: 'Wisteria', pl: 'Glicynia' },
    colours: ['purple'],
    kind: 'mining',
    slots: [2],
    effect: alien(1),
    provenance: 'seed',
  },
  {
    id: 'PL08',
    name: { en: 'Cinder', pl: 'Żużel' },
    colours: ['grey'],
    kind: 'mining',
    slots: [1],
    effect: points(1),
    provenance: 'seed',
  },
  {
    // GC-PLN-15.
    id: 'PL09',
    name: { en: 'Mistgate', pl: 'Brama Mgieł' },
    colours: ['grey'],
    kind: 'action',
    isBase: true,
    slots: baseSlots,
    effect: all(moveToTunnel, alien(1)),
    provenance: 'seed',
  },
  {
    id: 'PL10',
    name: { en: 'Arcadia', pl: 'Arkadia' },
    colours: ['green'],
    kind: 'action',
    isBase: true,
    slots: baseSlots,
    effect: all(credits(1), points(1)),
    provenance: 'seed',
  },
  {
    // GC-PLN-13.
    id: 'PL11',
    name: { en: 'Far Harbour', pl: 'Daleki Port' },
    colours: ['green', 'grey'],
    kind: 'action',
    slots: [1, 2],
    effect: perform('main', 'exploration'),
    provenance: 'seed',
  },
  {
    id: 'PL12',
    name: { en: 'Sylva', pl: 'Sylwa' },
    colours: ['green'],
    kind: 'wild',
    slots: wildSlots,
    effect: advance(1, 'production', 'technology', 'politics'),
    provenance: 'seed',
  },
  {
    // GC-PLN-11, GC-ORG-54.
    id: 'PL13',
    name: { en: 'Hermitage', pl: 'Pustelnia' },
    colours: ['grey'],
    kind: 'wild',
    slots: wildSlots,
    effect: may(payFor(1, 'alien', advanceFree('trade'))),
    provenance: 'seed',
  },
  {
    id: 'PL14',
    name: { en: 'Anvil', pl: 'Kowadło' },
    colours: ['grey'],
    kind: 'mining',
    slots: [4],
    effect: advance(1, 'production'),
    provenance: 'seed',
  },
  {
    id: 'PL15',
    name: { en: 'Topaz', pl: 'Topaz' },
    colours: ['yellow'],
    kind: 'mining',
    slots: [2],
    effect: points(1),
    provenance: 'seed',
  },
  {
    id: 'PL16',
    name: { en: 'Cornucopia', pl: 'Róg Obfitości' },
    colours: ['yellow'],
    kind: 'action',
    isBase: true,
    slots: baseSlots,
    effect: anyResource(2),
    provenance: 'seed',
  },
  {
    // GC-PLN-12.
    id: 'PL17',
    name: { en: 'Violet Forge', pl: 'Fioletowa Kuźnia' },
    colours: ['purple'],
    kind: 'action',
    slots: [0, 1],
    effect: all(
      { op: 'activateMiningPlanets', as: 'activated' },
      { op: 'gain', what: 'points', amount: { bound: 'activated', times: 2 } },
    ),
    provenance: 'seed',
  },
  {
    // GC-PLN-14.
    id: 'PL18',
    name: { en: 'Twilight Court', pl: 'Dwór Zmierzchu' },
    colours: ['yellow', 'purple'],
    kind: 'action',
    slots: [2, 4],
    effect: choose(mark, takeMission),
    provenance: 'seed',
  },
  {
    // GC-PLN-11, GC-ORG-54.
    id: 'PL19',
    name: { en: 'Heather March', pl: 'Wrzosowa Marchia' },
    colours: ['purple'],
    kind: 'wild',
    slots: wildSlots,
    effect: may(payFor(1, 'credits', advanceFree('military'))),
    provenance: 'seed',
  },
  {
    // GC-SET-13, GC-ABL-03: never on the map.
    id: 'PL20',
    name: { en: 'Technological Nightmare', pl: 'Koszmar technologiczny' },
    colours,
    kind: 'special',
    slots: [],
    effect: points(2),
    provenance: 'seed',
  },
]

/** The tile of the ability with that name. */
export const NIGHTMARE = 19
