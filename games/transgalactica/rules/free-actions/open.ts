import { at, type Frame, type Seat } from '@kantyna/kernel'
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

/** A follow in progress: the followed action, and whether the acting seat has placed its worker. */
export interface OwedFollow extends Frame {
  readonly area: number
  isPlaced: boolean
}

export const NOTHING_OWED = -1

/**
 * The action that a seat still has to follow, including during a free action before its worker is placed (GC-ORG-67).
 */
export function owedArea(t: Galaxy, seat: Seat): number {
  if (t.acting !== seat || t.active === seat) return NOTHING_OWED
  for (let index = t.stack.length - 1; index >= 0; index--) {
    const frame = at(t.stack, index)
    if (frame.routine !== 'following') continue
    const { area, isPlaced } = frame as OwedFollow // this routine has this frame
    return isPlaced ? NOTHING_OWED : area
  }
  return NOTHING_OWED
}

/** Whether a seat that still owes its follow is in the middle of a free action. Another free action has to wait. */
export function isPreparingFollow(t: Galaxy, seat: Seat): boolean {
  return owedArea(t, seat) !== NOTHING_OWED && at(t.stack, t.stack.length - 1).routine !== 'following'
}
