import type { Box } from '../../outer-rim/content/index.ts'
import type { MapSpace, MapTile } from '../../outer-rim/content/map.ts'
import { planets } from '../../outer-rim/content/names.ts'
import type { MapEnd } from '../../outer-rim/rules/map/map.ts'
import { type CoreWorld, coreWorlds } from './names.ts'

/**
 * The Core Worlds ends of the map (UB-SET-02). Each has one navpoint, joined to both lanes of the tile beside it, and one
 * Core Worlds space beyond it (G-02, G-03); its two factions share the navpoint, at the start and later (UB-SET-05,
 * UB-SET-06, UB-SET-07, UB-SET-08, UB-SET-09). There is no route from one Core Worlds space to the other, for
 * players or for patrols (UB-COR-06, UB-COR-18, UB-COR-19). Shape and routes are an original completion.
 */
const coreEnd = (
  edge: MapEnd['edge'],
  id: string,
  navpoint: string,
  core: CoreWorld,
  columns: { readonly navpoint: number; readonly core: number },
): MapEnd => {
  const spaces: readonly MapSpace[] = [
    { id: navpoint, kind: 'navpoint', column: columns.navpoint, lane: 'middle' },
    // UB-COR-02, UB-COR-04: a planet, so with a market.
    { id: core, kind: 'planet', column: columns.core, lane: 'middle' },
  ]
  const tile: MapTile = {
    id,
    spaces,
    // UB-COR-03.
    routes: [[navpoint, core]],
    // No route leads out of the outer edge; it only decides where patrols enter (OR-MAP-05).
    ports: { west: [navpoint, navpoint], east: [navpoint, navpoint] },
  }
  return { edge, tile }
}

/** Spinward replaces the Rebel and Syndicate endcap, the other one the Imperial and Hutt one (G-03). */
export const coreEnds: readonly MapEnd[] = [
  coreEnd('west', 'cs', 'cs-1', 'core-spinward', { core: 2, navpoint: 3 }),
  coreEnd('east', 'ct', 'ct-1', 'core-trailing', { navpoint: 0, core: 1 }),
]

export const coreSpaces: readonly MapSpace[] = coreEnds.flatMap(({ tile }) => tile.spaces)

/** Orange tokens have four dots (G-63). */
const ORANGE = 4
/** No contact token has this number of dots, so nothing lies there at the start. */
const NO_TOKEN = 0

/**
 * One additional place on every planet, beside its printed contact spaces (UB-SET-13, UB-SET-15, G-61). It is the only
 * one in the Core Worlds (G-04), which have no token at the start (UB-SET-16). A place without a token is an empty
 * contact space (UB-CLR-10, UB-CLR-11).
 */
export const extraPlaces: NonNullable<Box['contactPlaces']> = [
  ...planets.map((planet) => ({ planet, rank: ORANGE })),
  ...coreWorlds.map((planet) => ({ planet, rank: NO_TOKEN })),
]
