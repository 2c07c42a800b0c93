import { continueAt, isUnderWay } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'

/**
 * Used when the chosen encounter cannot happen: the seat chooses again, from all encounters that are possible then
 * (UB-CON-12 to UB-CON-14).
 */
export function chooseEncounterAgain(t: Rim): void {
  if (isUnderWay(t, 'encounterPhase')) continueAt(t, 'encounterPhase', 'askWhich')
}
