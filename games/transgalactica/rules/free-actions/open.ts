import type { Seat } from '@kantyna/kernel'
import { isPreparingFollow } from '../abilities/owed-area.ts'
import type { Galaxy } from '../galaxy.ts'

/**
 * Free actions are open to whoever is in their turn or follow (GC-ORG-67, GC-ORG-109), while they are asked anything:
 * before, in the middle of and after their action. Not in setup, income and clean-up, nor in somebody else's turn; nor
 * while the price of an effect is being paid, which they could leave unpaid (GC-SYM-01); and before a follower is placed
 * one after the other, so that each is sure to leave a way to follow.
 */
export function isFreeFor(t: Galaxy, seat: Seat): boolean {
  if (t.acting !== seat) return false
  for (let index = 0; index < t.open.length; index++) {
    const open = t.open[index]
    if (open?.seat === seat) return open.kind !== 'payEffect' && !isPreparingFollow(t, seat)
  }
  return false
}
