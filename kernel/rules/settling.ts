import type { Frame, Position } from '../play/position.ts'
import { call, done, type Routine, routine } from '../play/routine.ts'

/**
 * Consequences of the position alone, worked out at one named place until nothing changes any more: goals reached,
 * cards beyond a limit, a defeat, a victory. Rules call for it when an effect is complete.
 */
export interface Settling<P extends Position> {
  readonly routine: Routine<P>
  /** Costs nothing where no check has anything to do. */
  settle(t: P): void
}

interface SettlingFrame extends Frame {
  next: number
}

/** Each check tells whether it has changed something or called a routine; then all of them look again. */
export function settling<P extends Position>(
  name: string,
  checks: readonly ((t: P) => boolean)[],
  /** Whether anything has been touched since the last time that a check could go by. */
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
