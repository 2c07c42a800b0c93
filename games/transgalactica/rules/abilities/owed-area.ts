import { at, type Frame, type Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'

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
    const { area, isPlaced } = frame as OwedFollow // by its name
    return isPlaced ? NOTHING_OWED : area
  }
  return NOTHING_OWED
}

/** Whether a seat that still owes its follow is in the middle of a free action. Another free action has to wait. */
export function isPreparingFollow(t: Galaxy, seat: Seat): boolean {
  return owedArea(t, seat) !== NOTHING_OWED && at(t.stack, t.stack.length - 1).routine !== 'following'
}
