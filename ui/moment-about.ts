import type { Seat } from '@kantyna/kernel'
import type { Moment } from './moments.ts'

/** Whether a moment changes what a player has, or resolves their roll. */
export function isAbout(moment: Moment, seat: Seat | null): boolean {
  return seat !== null && moment.seats.includes(seat)
}
