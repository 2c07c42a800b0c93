import type { Seat } from '@kantyna/kernel'
import { fameOf } from '../../../outer-rim/rules/reads.ts'
import { agreedFame } from '../../../outer-rim/rules/reputation/victory.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

/**
 * What a goal is worth to bots, in fame. It rises as a seat gets closer to the fame it needs, because then only goals
 * are missing.
 */
const GOAL = 1.4
const LATE = 2.2
const ONLY = 6

export function goalWorth(t: Rim, seat: Seat): number {
  const missing = agreedFame(t) - fameOf(t, seat)
  if (missing <= 0) return ONLY
  return missing <= 2 ? LATE : GOAL
}

export const VICTORY = 20

/** How many points of a card effect's hint make one point of fame. */
export const HINT = 9
