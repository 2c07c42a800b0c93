import type { BasePlanet, Faction, Planet, Rank } from './names.ts'

/**
 * The map: six tiles in any order, each with ports at its left and right edge. What is known of the published map was
 * completed with our own spaces, routes, ranks of contact spaces and factions of planets (OR-GAP-01 to OR-GAP-03).
 */
export interface MapSpace {
  readonly id: string
  readonly kind: 'planet' | 'navpoint' | 'maelstrom'
  /** The column on its tile, 0 to 3. It decides what is left and right of a space (OR-GAP-03). */
  readonly column: number
  readonly lane: 'upper' | 'middle' | 'lower'
}

export interface MapTile {
  readonly id: string
  readonly spaces: readonly MapSpace[]
  readonly routes: readonly (readonly [string, string])[]
  /** The upper and lower ports of the left (west) and right (east) edge. */
  readonly ports: { readonly west: readonly [string, string]; readonly east: readonly [string, string] }
}

const planet = (id: Planet, column: number, lane: MapSpace['lane']): MapSpace => ({
  id,
  kind: 'planet',
  column,
  lane,
})
const nav = (id: string, column: number, lane: MapSpace['lane']): MapSpace => ({
  id,
  kind: 'navpoint',
  column,
  lane,
})

/** In the standard order (OR-SETUP-01). */
export const tiles: readonly MapTile[] = [
  {
    id: 'co',
    spaces: [
      nav('co-1', 0, 'upper'),
      planet('cantonica', 1, 'upper'),
      nav('co-2', 2, 'upper'),
      nav('co-4', 3, 'upper'),
      nav('co-3', 0, 'lower'),
      nav('co-5', 1, 'lower'),
      planet('ord-mantell', 2, 'lower'),
      nav('co-6', 3, 'lower'),
    ],
    routes: [
      ['co-1', 'cantonica'],
      ['cantonica', 'co-2'],
      ['co-2', 'co-4'],
      ['co-3', 'co-5'],
      ['co-5', 'ord-mantell'],
      ['ord-mantell', 'co-6'],
      ['cantonica', 'co-5'],
    ],
    ports: { west: ['co-1', 'co-3'], east: ['co-4', 'co-6'] },
  },
  {
    id: 'lm',
    spaces: [
      nav('lm-1', 0, 'upper'),
      nav('lm-2', 1, 'upper'),
      planet('mon-calamari', 2, 'upper'),
      nav('lm-4', 3, 'upper'),
      nav('lm-3', 0, 'lower'),
      planet('lothal', 1, 'lower'),
      nav('lm-5', 2, 'lower'),
      nav('lm-6', 3, 'lower'),
    ],
    routes: [
      ['lm-1', 'lm-2'],
      ['lm-2', 'mon-calamari'],
      ['mon-calamari', 'lm-4'],
      ['lm-3', 'lothal'],
      ['lothal', 'lm-5'],
      ['lm-5', 'lm-6'],
      ['lm-5', 'mon-calamari'],
    ],
    ports: { west: ['lm-1', 'lm-3'], east: ['lm-4', 'lm-6'] },
  },
  {
    id: 'km',
    spaces: [
      nav('km-1', 0, 'upper'),
      nav('km-2', 1, 'upper'),
      nav('km-3', 2, 'upper'),
      nav('km-4', 3, 'upper'),
      nav('km-5', 0, 'lower'),
      { id: 'maelstrom', kind: 'maelstrom', column: 1, lane: 'lower' },
      planet('kessel', 2, 'lower'),
      nav('km-6', 2, 'middle'),
      nav('km-9', 2, 'middle'),
      nav('km-10', 3, 'middle'),
      nav('km-8', 3, 'middle'),
      nav('km-7', 3, 'lower'),
    ],
    routes: [
      ['km-1', 'km-2'],
      ['km-2', 'km-3'],
      ['km-3', 'km-4'],
      ['km-5', 'maelstrom'],
      ['maelstrom', 'kessel'],
      ['kessel', 'km-6'],
      ['km-6', 'km-9'],
      ['km-9', 'km-10'],
      ['km-10', 'km-8'],
      ['km-8', 'km-7'],
      ['km-4', 'km-8'],
    ],
    ports: { west: ['km-1', 'km-5'], east: ['km-4', 'km-7'] },
  },
  {
    id: 'tn',
    spaces: [
      nav('tn-1', 0, 'upper'),
      planet('tatooine', 1, 'upper'),
      nav('tn-2', 2, 'upper'),
      nav('tn-4', 3, 'upper'),
      nav('tn-3', 0, 'lower'),
      nav('tn-5', 1, 'lower'),
      planet('nal-hutta', 2, 'lower'),
      nav('tn-6', 3, 'lower'),
    ],
    routes: [
      ['tn-1', 'tatooine'],
      ['tatooine', 'tn-2'],
      ['tn-2', 'tn-4'],
      ['tn-3', 'tn-5'],
      ['tn-5', 'nal-hutta'],
      ['nal-hutta', 'tn-6'],
      ['tn-2', 'nal-hutta'],
    ],
    ports: { west: ['tn-1', 'tn-3'], east: ['tn-4', 'tn-6'] },
  },
  {
    id: 'rn',
    spaces: [
      nav('rn-1', 0, 'upper'),
      nav('rn-2', 1, 'upper'),
      planet('naboo', 2, 'upper'),
      nav('rn-4', 3, 'upper'),
      nav('rn-3', 0, 'lower'),
      planet('ryloth', 1, 'lower'),
      nav('rn-5', 2, 'lower'),
      nav('rn-6', 3, 'lower'),
    ],
    routes: [
      ['rn-1', 'rn-2'],
      ['rn-2', 'naboo'],
      ['naboo', 'rn-4'],
      ['rn-3', 'ryloth'],
      ['ryloth', 'rn-5'],
      ['rn-5', 'rn-6'],
      ['rn-2', 'ryloth'],
    ],
    ports: { west: ['rn-1', 'rn-3'], east: ['rn-4', 'rn-6'] },
  },
  {
    id: 'kt',
    spaces: [
      nav('kt-1', 0, 'upper'),
      planet('ring-of-kafrene', 1, 'upper'),
      nav('kt-2', 2, 'upper'),
      nav('kt-4', 3, 'upper'),
      nav('kt-3', 0, 'lower'),
      nav('kt-5', 1, 'lower'),
      planet('takodana', 2, 'lower'),
      nav('kt-6', 3, 'lower'),
    ],
    routes: [
      ['kt-1', 'ring-of-kafrene'],
      ['ring-of-kafrene', 'kt-2'],
      ['kt-2', 'kt-4'],
      ['kt-3', 'kt-5'],
      ['kt-5', 'takodana'],
      ['takodana', 'kt-6'],
      ['kt-2', 'kt-5'],
    ],
    ports: { west: ['kt-1', 'kt-3'], east: ['kt-4', 'kt-6'] },
  },
]

/** The faction symbol of a planet (OR-MAP-07), and its contact spaces from left to right. */
export interface PlanetFacts {
  readonly faction?: Faction
  readonly contacts: readonly Rank[]
}

export const planetFacts: Readonly<Record<BasePlanet, PlanetFacts>> = {
  cantonica: { contacts: ['white', 'yellow'] },
  'ord-mantell': { faction: 'syndicate', contacts: ['white', 'green'] },
  lothal: { faction: 'imperial', contacts: ['green', 'yellow'] },
  'mon-calamari': { faction: 'rebel', contacts: ['green', 'yellow'] },
  kessel: { faction: 'syndicate', contacts: ['white', 'green'] },
  tatooine: { faction: 'hutt', contacts: ['white', 'green'] },
  'nal-hutta': { faction: 'hutt', contacts: ['white', 'yellow'] },
  ryloth: { faction: 'imperial', contacts: ['green', 'yellow'] },
  naboo: { contacts: ['white', 'green'] },
  'ring-of-kafrene': { contacts: ['white', 'green'] },
  takodana: { faction: 'rebel', contacts: ['white', 'yellow'] },
}

const NO_FACTS: PlanetFacts = { contacts: [] }

/** Printed on a planet. Planets of an expansion have no printed ones; the expansion may put tokens beside them. */
export function planetFactsOf(id: string): PlanetFacts {
  return Object.hasOwn(planetFacts, id) ? planetFacts[id as BasePlanet] : NO_FACTS // it is one of them
}

/**
 * The endcaps: each faction's stack lies beside a port of the first or last tile, and its patrols enter there
 * (OR-SETUP-03, OR-SETUP-06, OR-MAP-05, OR-MAP-06).
 */
export const endcaps: Readonly<Record<Faction, { readonly edge: 'west' | 'east'; readonly port: 0 | 1 }>> = {
  rebel: { edge: 'west', port: 0 },
  syndicate: { edge: 'west', port: 1 },
  imperial: { edge: 'east', port: 0 },
  hutt: { edge: 'east', port: 1 },
}
