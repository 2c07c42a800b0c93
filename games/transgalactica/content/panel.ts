import type { TreeEffect } from '../rules/effects/vocabulary.ts'
import { anyResource, credits, mobilise, points } from './shorthand.ts'

/**
 * The control panel. The costs of outposts and the reward of the fifth one are the rulebook's (F11); the rest is
 * original (G08, G09).
 */

/** GC-SPP-10, GC-ORG-01: captains by number of seats. The tile of the third one is for two players (GC-SPP-09). */
export const captainsFor: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2, 5: 2 }

/** GC-CMP-02 and F1: the pieces of each colour in the box. */
export const CREW = 6
export const OUTPOSTS = 7
export const DEVELOPMENT_MARKERS = 5

/** GC-SPP-11, GC-SPP-12, GC-SPP-07, GC-SPP-02: what a player starts with. */
export const STARTING_CREW = 1
export const STARTING_MARKERS = 2
export const STARTING_CREDITS = 1

/** GC-ORG-21: crew fill the spaces in this order. An empty space gives this in the income phase (GC-PNL-14). */
export const crewSpaces: readonly (TreeEffect | null)[] = [
  null,
  credits(1),
  anyResource(1),
  points(1),
  points(1),
]

export interface OutpostSpace {
  /** Raw material (GC-PNL-09, GC-PNL-10). */
  readonly cost: number
  /** GC-PNL-11: gained at once. */
  readonly reward: TreeEffect | null
  /** GC-PNL-12: also gained in every income phase. */
  readonly isIncome: boolean
}

/** Outposts leave the panel in this order (GC-ORG-22). */
export const outpostSpaces: readonly OutpostSpace[] = [
  { cost: 0, reward: null, isIncome: false },
  { cost: 1, reward: mobilise, isIncome: false },
  { cost: 1, reward: credits(1), isIncome: false },
  { cost: 2, reward: mobilise, isIncome: false },
  // GC-PNL-13.
  { cost: 2, reward: points(1), isIncome: true },
  { cost: 2, reward: anyResource(1), isIncome: true },
  { cost: 2, reward: points(4), isIncome: false },
]

/** GC-PNL-03, GC-ORG-27: the politics level that each space of the mining track requires, from the top. */
export const miningSpaces: readonly number[] = [0, 1, 3, 5, 7]

export interface IncomeSpace {
  /** GC-PNL-06. */
  readonly takes: 'pirate' | 'fleet'
  readonly politics: number
}

/** From the top: P1, F1, F2, P2, F3, P3. */
export const incomeSpaces: readonly IncomeSpace[] = [
  { takes: 'pirate', politics: 0 },
  { takes: 'fleet', politics: 1 },
  { takes: 'fleet', politics: 2 },
  { takes: 'pirate', politics: 3 },
  { takes: 'fleet', politics: 4 },
  { takes: 'pirate', politics: 5 },
]

/** GC-PNL-18. */
export const LOG_SPACES = 2
