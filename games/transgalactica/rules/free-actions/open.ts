import type { Seat } from '@kantyna/kernel'
import { isPreparingFollow } from '../abilities/owed-area.ts'
import type { Galaxy } from '../galaxy.ts'

/**
 * The acting seat may take free actions while it is asked anything in its turn or follow (GC-ORG-67, GC-ORG-109):
 * before, during and after its action. Free actions are closed in setup, income, clean-up and other seats' turns. They
 * are closed while the seat pays the price of an effect, because it could spend what the price needs (GC-SYM-01).
 * Before a follower is placed they are offered one at a time, so that each is sure to leave a way to follow.
 */
export function isFreeFor(t: Galaxy, seat: Seat): boolean {
  if (t.acting !== seat) return false
  for (let index = 0; index < t.open.length; index++) {
    const open = t.open[index]
    if (open?.seat === seat) return open.kind !== 'payEffect' && !isPreparingFollow(t, seat)
  }
  return false
}
