import type { Provenance, Text } from '@kantyna/kernel'
import type { Ability, MarketCard } from '../../outer-rim/content/card.ts'
import type { Faction, MarketDeck, Planet } from '../../outer-rim/content/names.ts'
import type { CardEffect, CardWhen } from '../../outer-rim/rules/effects/vocabulary.ts'

/** A market card of the expansion. */
export type AddedMarketCard = MarketCard & {
  /**
   * A reveal-contact symbol, with the lowest and highest number of players for which it counts (UB-REV-06, UB-REV-07).
   */
  readonly reveals?: readonly [fewest: number, most: number]
  /** A job with another player (UB-TJB-01), or against one (UB-OJB-01). */
  readonly together?: 'team' | 'confrontational'
}

/** Where an ability of an ambition sheet can be used: a planet, or any planet of a faction. */
export type PlanetDestination = { readonly planet: Planet | 'anyCoreWorld' } | { readonly planetsOf: Faction }

/**
 * Where a goal can be completed: a planet, or the space of a faction's patrol of at least a level (UB-AMB-30,
 * UB-AMB-31).
 */
export type Destination = PlanetDestination | { readonly patrolOf: Faction; readonly level: number }

/** The marks of goals (UB-AMB-21): a dash, a number, the infinity sign, the fame symbol. */
export type GoalMark = 'dash' | 1 | 2 | 3 | 'infinity' | 'final'

export interface AmbitionGoal {
  readonly mark: GoalMark
  /** Only a title, without rules (G-79). */
  readonly title: Text
  readonly at?: Destination
  /** How it is completed. */
  readonly by: /** While its condition holds (infinity), or as soon as it does. */
    | { readonly holds: CardWhen }
    /** By resolving a space encounter at the destination. */
    | { readonly spaceEncounter: true }
    /** By an "Encounter" or "Action" ability whose effect completes the goal (`completeGoal`, `winTheGame`). */
    | { readonly encounter: CardEffect; readonly if?: CardWhen; readonly insteadOfPatrol?: Faction }
    | { readonly action: CardEffect; readonly if?: CardWhen }
}

/** An ambition sheet (UB-AMB-03). */
export interface Ambition {
  readonly id: string
  readonly name: Text
  readonly provenance: Provenance
  readonly setup: {
    readonly credits: number
    /** The player takes it from its market deck and shuffles the deck (UB-AMB-19, UB-AMB-20). */
    readonly card?: { readonly deck: MarketDeck; readonly id: string }
    readonly does?: CardEffect
  }
  /** The skills, reputation and cards that the goals ask for (UB-AMB-05). */
  readonly calls: Text
  readonly abilities: readonly { readonly at?: PlanetDestination; readonly ability: Ability }[]
  readonly goals: readonly AmbitionGoal[]
}
