import { at, continueAt, type Seat } from '@kantyna/kernel'
import type { JobFrame } from './frames.ts'
import type { Rim } from './rim.ts'

/** The job that is being resolved, for the procedures that it calls. */

export function nearestJob(t: Rim): JobFrame | null {
  const frame = t.stack.findLast(({ routine }) => routine === 'job')
  return frame === undefined ? null : (frame as JobFrame) // a routine's frame is of its own making
}

/** OR-DEF-07: whoever is defeated while resolving a job fails it; what was completed stays completed (OR-CSTEP-15). */
export function failIfDefeated(t: Rim, seat: Seat): void {
  if (!at(t.isDefeated, seat)) return
  const job = nearestJob(t)
  if (job !== null && job.seat === seat && job.outcome === 'over') continueAt(t, 'job', 'fail')
}
