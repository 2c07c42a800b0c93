import type { Seat } from '@kantyna/kernel'
import type { Duel, PublicDuel } from '../duel.ts'
import { emitEvent } from '../events.ts'

/** The balance of the Force: seven spaces, three on each side and one in the middle (DB-FORCE-01). */

export const FORCE_SPACES = 7
export const NEUTRAL_SPACE = 3

type Track = Pick<PublicDuel, 'force' | 'empire'>

/** The outermost space of a seat's side. */
export function endOf(t: Pick<PublicDuel, 'empire'>, seat: Seat): number {
  return seat === t.empire ? 0 : FORCE_SPACES - 1
}

/**
 * Whether the marker is on one of the three spaces of the seat's side. In the middle, the Force is with nobody
 * (DB-FORCE-02 to DB-FORCE-04, DB-IF-02).
 */
export function isForceWith(t: Track, seat: Seat): boolean {
  return seat === t.empire ? t.force < NEUTRAL_SPACE : t.force > NEUTRAL_SPACE
}

export function isAtOwnEnd(t: Track, seat: Seat): boolean {
  return t.force === endOf(t, seat)
}

/** Moves the marker towards the seat's side. It never leaves the track (DB-FORCE-05, DB-FORCE-06). */
export function gainForce(t: Duel, seat: Seat, amount: number): void {
  const from = t.force
  t.force = seat === t.empire ? Math.max(0, from - amount) : Math.min(FORCE_SPACES - 1, from + amount)
  if (t.force !== from) emitEvent(t, { type: 'forceMoved', seat, from, to: t.force })
}
