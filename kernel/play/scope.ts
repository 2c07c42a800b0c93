import { Fault } from './fault.ts'
import type { Frame, Plain, Position } from './position.ts'

/**
 * A scope is a procedure that is under way: a turn, a combat, an action. State that lasts for a scope ("once per turn",
 * "until the end of this combat") is kept in the nearest frame of that name. So it ends with the scope, even if the
 * procedure ends early.
 */
export function scopeOf(t: Position, routine: string): Frame {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth] as Frame // inside the stack
    if (frame.routine === routine) return frame
  }
  throw new Fault(`no ${routine} is under way`)
}

export function isUnderWay(t: Position, routine: string): boolean {
  return t.stack.some((frame) => frame.routine === routine)
}

/** Runs a routine when the nearest scope of that name is over, after routines that were deferred earlier. */
export function defer(t: Position, routine: string, frame: Frame): void {
  const depth = t.stack.lastIndexOf(scopeOf(t, routine))
  t.deferred = [...(t.deferred ?? []), { depth, frame }]
}

/** Ends the nearest procedure of that name and everything that it has called, with a result for its caller. */
export function endRoutine(t: Position, routine: string, result: Plain = null): void {
  t.jump = { routine, stage: null, result }
}

/** Ends everything that the nearest procedure of that name has called, and continues it at the named stage. */
export function continueAt(t: Position, routine: string, stage: string): void {
  t.jump = { routine, stage, result: null }
}
