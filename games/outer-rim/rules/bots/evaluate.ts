import { at, type Seat } from '@kantyna/kernel'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { shipOf } from '../tables.ts'
import { fameToWin } from '../victory.ts'
import { goalProspects } from './goal-progress.ts'
import { CREDIT, DAMAGE, DEFEAT, moneyWorth, REPUTATION, SECRET } from './measure.ts'
import { ableOf, prospectOf } from './prospects.ts'

/** How a seat stands, in fame: what it has, and what it will soon have by what it holds. */

/** A ship keeps most of its price: it goes towards the next one (OR-SHIP-03). */
const SHIP = 0.8 * CREDIT
/** What is not fame yet is worth less the nearer the end. */
const UNCERTAIN = 0.9
/** The lead that means winning three games in four is a little more than this. */
export const LEAD_SCALE = 2.2

export function strength(t: Rim, seat: Seat): number {
  const fame = at(t.fame, seat)
  if (at(t.ships, seat) === NONE || at(t.characters, seat) === NONE) return fame
  const able = ableOf(t, seat)
  const here = at(t.spaces, seat)
  let coming = moneyWorth(at(t.credits, seat)) + SHIP * shipOf(t, seat).cost + goalProspects(t, seat)
  for (const piece of at(t.held, seat)) coming += prospectOf(t, able, piece, here)
  for (const standing of at(t.reputation, seat)) coming += REPUTATION * standing
  coming += SECRET * at(t.secrets, seat).length
  coming -= DAMAGE * (at(t.characterDamage, seat) + at(t.shipDamage, seat))
  // The next fight may be the last one before a turn of recovering.
  if (able.health <= 2) coming -= DAMAGE * (3 - able.health)
  if (able.hull <= 2) coming -= DAMAGE * (3 - able.hull)
  if (at(t.isDefeated, seat)) coming -= DEFEAT / 2
  return fame + UNCERTAIN * coming
}

/** From 0 (lost) to 1 (won): the lead over the best of the others, on a soft scale that is steeper near the end. */
export function evaluate(t: Rim, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  let best = Number.NEGATIVE_INFINITY
  let most = at(t.fame, seat)
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue
    best = Math.max(best, strength(t, other))
    most = Math.max(most, at(t.fame, other))
  }
  const lead = strength(t, seat) - best
  const nearEnd = 1 + most / fameToWin(t)
  return 1 / (1 + Math.exp((-lead * nearEnd) / (1.5 * LEAD_SCALE)))
}
