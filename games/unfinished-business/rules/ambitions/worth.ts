import type { Seat } from '@kantyna/kernel'
import { fameOf } from '../../../outer-rim/rules/reads.ts'
import { agreedFame } from '../../../outer-rim/rules/reputation/victory.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

/** What a goal is worth to bots, in fame: about a point, and the more the less fame is missing, which nobody needs then. */
const GOAL = 1.4
const LATE = 2.2
const ONLY = 6

export function goalWorth(t: Rim, seat: Seat): number {
  const missing = agreedFame(t) - fameOf(t, seat)
  if (missing <= 0) return ONLY
  return missing <= 2 ? LATE : GOAL
}

export const VICTORY = 20

/** What hints of the card language are counted in for a point of fame, as bots read them. */
export const HINT = 9
