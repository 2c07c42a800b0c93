import type { JobFrame } from '../frames.ts'
import type { Rim } from '../rim.ts'

/** The job that is being resolved, or null. */
export function currentJob(t: Rim): JobFrame | null {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]
    if (frame?.routine === 'job') return frame as JobFrame // the routine makes its own frames
  }
  return null
}
