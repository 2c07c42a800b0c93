import { continueAt, isUnderWay } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'

/**
 * What was chosen came to nothing: another encounter is chosen in its place, from all that can be had then (UB-CON-12 to
 * UB-CON-14).
 */
export function encounterAgain(t: Rim): void {
  if (isUnderWay(t, 'encounterPhase')) continueAt(t, 'encounterPhase', 'askWhich')
}
