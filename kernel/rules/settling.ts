import type { Frame, Position } from '../play/position.ts'
import { call, done, type Routine, routine } from '../play/routine.ts'

/**
 * Carries out consequences that depend only on the position, until nothing changes any more: goals that are reached,
 * cards beyond a limit, a defeat, a victory. Rules call `settle` when an effect is complete.
 */
export interface Settling<P extends Position> {
  readonly routine: Routine<P>
  /** Calls no routine if no check can have anything to do. */
  settle(t: P): void
}

interface SettlingFrame extends Frame {
  next: number
}

/** Each check returns whether it has changed something or called a routine. If so, all checks run again. */
export function settling<P extends Position>(
  name: string,
  checks: readonly ((t: P) => boolean)[],
  /** Whether anything that a check reads has changed since the last time. */
  isNeeded: (t: P) => boolean = () => true,
): Settling<P> {
  return {
    settle(t) {
      if (isNeeded(t)) call<SettlingFrame>(t, { routine: name, stage: 0, next: 0 })
    },
    routine: routine<P, SettlingFrame>(name)('shown', {
      check(t, frame) {
        const check = checks[frame.next++]
        if (check === undefined) return done
        if (check(t)) frame.next = 0
        return t.outcome === null ? 'check' : done
      },
    }),
  }
}
