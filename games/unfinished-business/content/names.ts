/** Ids of the expansion, declared for the types of the base game. */

declare module '../../outer-rim/content/names.ts' {
  interface AddedIds {
    planet: CoreWorld | PatrolDestination
    rank: 'orange'
    encounterDeck: 'core-worlds'
    section: CoreSection
  }
}

/** The two Core Worlds spaces (UB-COR-01): at the spinward end of the map and at the other one (UB-SET-10). */
export const coreWorlds = ['core-spinward', 'core-trailing'] as const
export type CoreWorld = (typeof coreWorlds)[number]

/** The destination of cargo may be a patrol instead of a planet (UB-FACT-75). */
export const patrolDestinations = [
  'rebel-patrol',
  'imperial-patrol',
  'hutt-patrol',
  'syndicate-patrol',
] as const
export type PatrolDestination = (typeof patrolDestinations)[number]

/** The sections of a card of the Core Worlds deck (UB-COR-10, UB-COR-11). */
export const coreSections = ['acrossTheCore', 'coreWorlds'] as const
export type CoreSection = (typeof coreSections)[number]
