import type { Faction } from './names.ts'

/**
 * A patrol token: the number of its dice, and the reward for beating it (OR-PAT-03, OR-PAT-04, OR-PAT-05, OR-PAT-06,
 * OR-PAT-07, OR-PAT-08).
 */
export interface Patrol {
  /** Null if it always wins. */
  readonly combat: number | null
  readonly credits?: number
  readonly fame?: number
}

/** By level, from 1. The numbers are our invention, except that level 4 is known. */
export const patrols: Readonly<Record<Faction, readonly [Patrol, Patrol, Patrol, Patrol]>> = {
  rebel: [{ combat: 3, credits: 4000 }, { combat: 4, fame: 1 }, { combat: 6, fame: 2 }, { combat: null }],
  imperial: [{ combat: 4, credits: 5000 }, { combat: 5, fame: 1 }, { combat: 6, fame: 2 }, { combat: null }],
  hutt: [{ combat: 2, credits: 3000 }, { combat: 4, fame: 1 }, { combat: 5, fame: 2 }, { combat: null }],
  syndicate: [{ combat: 2, credits: 3000 }, { combat: 4, fame: 1 }, { combat: 5, fame: 2 }, { combat: null }],
}
