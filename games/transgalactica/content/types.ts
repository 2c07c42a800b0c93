import type { Provenance, Text } from '@kantyna/kernel'
import type { TreeEffect, TreeWhen } from '../rules/effects/vocabulary.ts'
import type { Colour, Good, MissionType, PlanetKind, Track } from './names.ts'

/**
 * The pieces in the box. Printed effects are trees (docs/add-a-card.md). `provenance` tells transcribed pieces from
 * original ones.
 */

interface Printed {
  /** The id of the catalogue: PL01, TC101, MS01 … */
  readonly id: string
  readonly provenance: Provenance
}

/** An amount of each good; a missing good counts as 0. */
export type Goods = Partial<Readonly<Record<Good, number>>>

export interface Planet extends Printed {
  readonly name: Text
  readonly colours: readonly Colour[]
  readonly kind: PlanetKind
  /** GC-SET-07. */
  readonly isBase?: true
  /**
   * The trade level that each slot requires, 0 for none (GC-PLN-03, GC-PLN-04). The slot of a wild planet needs a crew
   * member (GC-PLN-08).
   */
  readonly slots: readonly number[]
  /** Gained as the planet's kind says: by a worker, in mining actions, or in the income phase. */
  readonly effect: TreeEffect
}

/** The moments at which a technology card takes effect by itself. */
export const timings = [
  /** The seat marked a technology card, or took a mission card. */
  'marked',
  'tookMission',
  /** An action or effect moved a ship (GC-ORG-91). */
  'moved',
  'completedTradeOrWar',
  'usedPlanet',
  'performedMining',
  'performedSecondary',
  'performedExploration',
  /** The seat advanced one space (GC-ORG-107). */
  'advancedMilitary',
  'advancedProduction',
  'satInSenate',
] as const
export type Timing = (typeof timings)[number]

/** What a card or tile changes while a seat has it. The rule that it changes asks for it by name. */
export type Lasting =
  | 'tradeCostsNoAlien'
  | 'extraFreeSpace'
  | 'thirdMission'
  | 'tunnelForAnyTwo'
  | 'missionCostsCreditLess'
  | 'militaryParade'
  | 'settlesFullPlanets'
  | 'higherLevels'
  | 'reusesMainSpaces'
  | 'visitsPlanets'
  | 'actingCaptain'

/** Points at the end of the game for each unit of something. */
export interface Scoring {
  readonly points: number
  readonly per:
    | { readonly count: 'levels'; readonly of: readonly Track[] }
    | { readonly count: 'outposts'; readonly colour?: Colour; readonly isLicensed?: true }
    | { readonly count: 'pirates' | 'technologies' | 'resources' | 'markersOnYourCards' | 'goalConditions' }
    | { readonly count: 'missions'; readonly type?: MissionType }
  /** The most points that it can give. */
  readonly most?: number
}

export interface Technology extends Printed {
  readonly name: Text
  readonly level: 1 | 2 | 3
  /** What happens each time at a moment (permanent cards). */
  readonly when?: readonly { readonly moment: Timing; readonly effect: TreeEffect }[]
  /** What it changes while it is marked. */
  readonly lasting?: readonly Lasting[]
  /**
   * Used once a round in the seat's own turn, by flipping the marker (GC-TCH-03): an effect, or a lasting permission
   * that one use spends.
   */
  readonly oncePerRound?: TreeEffect | Lasting
  /** Resolved when it is marked (GC-TCH-04). */
  readonly atOnce?: TreeEffect
  /** GC-TCH-05; all of them score. */
  readonly atEnd?: readonly Scoring[]
}

export interface Mission extends Printed {
  readonly name: Text
  readonly level: 1 | 2
  /** Its number decides its place in the row (GC-SET-24). */
  readonly number: number
  readonly types: readonly MissionType[]
  readonly cost: Goods
  readonly requirement: TreeWhen | null
  readonly reward: TreeEffect
}

export interface Decree extends Printed {
  readonly name: Text
  readonly mark: 1 | 2 | 3
  readonly requirement: TreeWhen
  readonly points: number
}

export interface Goal extends Printed {
  readonly name: Text
  /** Joined by "or": the better one scores (GC-ORG-76). Joined by "and": all score. */
  readonly joined: 'or' | 'and'
  readonly scoring: readonly Scoring[]
}

export const abilityIds = [
  'lieutenant',
  'nightmare',
  'diplomat',
  'reserveLocker',
  'merchantHouse',
  'privateBridge',
  'warCorrespondent',
  'reliefFund',
  'vanguard',
  'secondShip',
] as const
export type AbilityId = (typeof abilityIds)[number]

/** rules/abilities.ts has the tile's rules under its key; this is the tile's text. */
export interface Ability extends Printed {
  readonly key: AbilityId
  readonly name: Text
  readonly text: Text
}

export interface BonusToken extends Printed {
  readonly isAdvanced: boolean
  readonly effect: TreeEffect
}

export interface MiningToken extends Printed {
  readonly isStarting: boolean
  readonly reward: TreeEffect
}

export interface PirateToken extends Printed {
  readonly name: Text
  readonly strength: number
  readonly reward: TreeEffect
  /** GC-PIR-03, GC-PIR-04. */
  readonly goesOn: 'income' | 'mining'
}

export interface FleetToken extends Printed {
  readonly reward: TreeEffect
}

export interface WealthCard extends Printed {
  readonly name: Text
  readonly gain: TreeEffect
}

/** A space of the galaxy map. The hub is the first one. */
export interface MapSpace {
  readonly id: string
  readonly ring: 0 | 1 | 2
  readonly holds: 'hub' | 'base' | 'other'
  /** Degrees clockwise from the top, for drawing. */
  readonly angle: number
  readonly hasTunnel: boolean
}

export interface GalaxyMap {
  readonly spaces: readonly MapSpace[]
  /** Indices of two spaces, and the energy that a move between them costs. */
  readonly ways: readonly (readonly [from: number, to: number, energy: number])[]
}
