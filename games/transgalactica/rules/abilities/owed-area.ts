import { at, type Frame, type Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'

/** A follow under way: the action that is followed, and whether the worker of the seat that acts is placed. */
export interface OwedFollow extends Frame {
  readonly area: number
  isPlaced: boolean
}

export const NOTHING_OWED = -1

/** The action that a seat is asked to follow, or acts freely to follow, with its worker not placed yet (GC-ORG-67). */
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

/** Whether a free action of a seat that still owes its follow is under way: another one has to wait for its end. */
export function isPreparingFollow(t: Galaxy, seat: Seat): boolean {
  return owedArea(t, seat) !== NOTHING_OWED && at(t.stack, t.stack.length - 1).routine !== 'following'
}
