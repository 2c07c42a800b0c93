import type { Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'

/**
 * Free actions are open to whoever is in their turn or follow (GC-ORG-67, GC-ORG-109), while they are asked anything:
 * before, in the middle of and after their action. Not in setup, income and clean-up, nor in somebody else's turn.
 */
export function isFreeFor(t: Galaxy, seat: Seat): boolean {
  if (t.acting !== seat) return false
  for (let index = 0; index < t.open.length; index++) if (t.open[index]?.seat === seat) return true
  return false
}
