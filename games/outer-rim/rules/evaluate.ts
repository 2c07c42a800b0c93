import { at, type Seat } from '@kantyna/kernel'
import type { Rim } from './rim.ts'
import { shipOf } from './tables.ts'
import { fameToWin } from './victory.ts'

/** What credits, a ship's cost and held cards are worth beside fame. */
const CREDITS_A_FAME = 12_000
const CARD_WORTH = 0.15

/** How far a seat has come, in fame. */
function progress(t: Rim, seat: Seat): number {
  const ship = at(t.ships, seat) < 0 ? 0 : shipOf(t, seat).cost
  const wealth = (at(t.credits, seat) + ship) / CREDITS_A_FAME
  return at(t.fame, seat) + wealth + CARD_WORTH * at(t.held, seat).length
}

/** What the lead is divided by. */
export const LEAD_SCALE = 3

/** How well a seat stands: by how far it is ahead of the best of the others. */
export function evaluate(t: Rim, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  let best = 0
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue
    // A win is near for whoever lacks little.
    const lacks = Math.max(1, fameToWin(t) - at(t.fame, other))
    best = Math.max(best, progress(t, other) + 1 / lacks)
  }
  const own = progress(t, seat) + 1 / Math.max(1, fameToWin(t) - at(t.fame, seat))
  return 1 / (1 + Math.exp(-(own - best) / LEAD_SCALE))
}
