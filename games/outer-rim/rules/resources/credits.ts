import { hasListener, type Seat } from '@kantyna/kernel'
import { emitEvent } from '../events.ts'
import { creditsOf } from '../reads.ts'
import type { Rim } from '../rim.ts'

/**
 * Credits are numbers: tokens of 1,000, 5,000 and 10,000 can be exchanged freely (OR-CRED-01), and the supply has no limit
 * (OR-COMP-03).
 */
export function gainCredits(t: Rim, seat: Seat, amount: number, source?: number): void {
  if (amount > 0) change(t, seat, amount, source)
}

/** Loses up to that amount and returns how much was lost. */
export function loseCredits(t: Rim, seat: Seat, amount: number, source?: number): number {
  const lost = Math.min(amount, creditsOf(t, seat))
  if (lost > 0) change(t, seat, -lost, source)
  return lost
}

function change(t: Rim, seat: Seat, by: number, source: number | undefined): void {
  t.credits[seat] = creditsOf(t, seat) + by
  if (!hasListener(t)) return
  emitEvent(t, source === undefined ? { type: 'credits', seat, by } : { type: 'credits', seat, by, source })
}
