import { numberAt, type Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { NONE } from '../pieces.ts'
import { measure, measureNames } from './measures.ts'
import { abilityWorth, weightsNow } from './weights.ts'

/**
 * Judges the position of a seat: the points that it is likely to end with, compared with the best other seat. Things
 * that are not points yet count as the points that they usually bring in the rounds that are left.
 */

/** A lead of this many points wins about three games of four. */
export const LEAD_SCALE = 9

export function evaluate(t: Galaxy, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 / t.outcome.winners.length : 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, prospect(t, other))
  return 1 / (1 + Math.exp((best - prospect(t, seat)) / LEAD_SCALE))
}

/** All calls of `prospect` share this array; each call overwrites it. */
const measured = new Float64Array(measureNames.length)

/** The points that a seat is likely to end with. */
export function prospect(t: Galaxy, seat: Seat): number {
  let points = measure(t, seat, measured)
  const worth = weightsNow(t)
  for (let index = 0; index < measured.length; index++)
    points += (measured[index] as number) * (worth[index] as number) // both have the same length
  const ability = numberAt(t.abilities, seat)
  return ability === NONE ? points : points + abilityWorth(t, ability)
}
