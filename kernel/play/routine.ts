import type { Locals } from '../secrets/locals.ts'
import { Fault } from './fault.ts'
import type { Deferred, Frame, Jump, Plain, Position } from './position.ts'

/** Ends the routine. */
export const done = -1

/** Skips the next stage: nobody had to be asked, so there is no answer to read. */
export const skip = -2

/** Runs the same stage again, after the routines that it has called. */
export const again = -3

/** Ends the routine with a result, which the calling frame finds in `returned`. */
export interface Returned {
  readonly result: Plain
}

export function result(value: Plain): Returned {
  return { result: value }
}

/**
 * One step of a procedure. It changes the position. Then it falls through to the next stage, or returns the name of the
 * stage to run next, or `skip`, `again`, `done` or `result(…)`. It may ask a question (the next stage reads the answer)
 * or call another routine (which runs first). A stage that asks does nothing else, because it may run again.
 */
export type Stage<P extends Position, F extends Frame, Name extends string> = (
  t: P,
  frame: F,
) => Name | typeof done | typeof skip | typeof again | Returned | undefined | void

/** A numbered procedure of a rulebook: named stages in order. */
export interface Routine<P extends Position> {
  readonly name: string
  /** Who may see its locals. */
  readonly locals: Locals
  readonly stages: readonly Stage<P, Frame, string>[]
  readonly indexOf: ReadonlyMap<string, number>
  /** Cleans up if the procedure ends early: cards that were being resolved go back to their place. */
  readonly leave: ((t: P, frame: Frame) => void) | null
}

export function routine<P extends Position, F extends Frame>(name: string) {
  return <Name extends string>(
    locals: Locals<F>,
    stages: { readonly [S in Name]: Stage<P, F, NoInfer<Name>> },
    leave?: (t: P, frame: F) => void,
  ): Routine<P> => {
    const names = Object.keys(stages) as Name[]
    return {
      name,
      locals: locals as Locals,
      // A routine only ever gets frames that it made itself.
      stages: names.map((stage) => stages[stage] as unknown as Stage<P, Frame, string>),
      indexOf: new Map(names.map((stage, index) => [stage, index])),
      leave: (leave as ((t: P, frame: Frame) => void) | undefined) ?? null,
    }
  }
}

export type Routines<P extends Position> = ReadonlyMap<string, Routine<P>>

export function routineTable<P extends Position>(...routines: Routine<P>[]): Routines<P> {
  const table = new Map<string, Routine<P>>()
  for (const each of [DEFERRED_RETURN, ...routines]) {
    if (table.has(each.name)) throw new Fault(`two routines are called ${each.name}`)
    table.set(each.name, each)
  }
  return table
}

/** Lies below each deferred procedure and takes its result, because the next frame on the stack did not call it. */
const DEFERRED_RETURN: Routine<Position> = routine<Position, Frame>('afterwards')('shown', {})

/** Puts a routine on the stack: it runs before the caller's next stage. */
export function call<F extends Frame>(t: Position, frame: F): void {
  t.stack.push(frame)
}

/** Runs stages until a seat has to choose or the game is over. */
export function runStages<P extends Position>(routines: Routines<P>, t: P): void {
  const { stack } = t
  // A standing move can end a procedure between stages.
  if (t.jump !== null && t.outcome === null) carryOutJump(routines, t, t.jump)
  while (t.open.length === 0 && t.outcome === null) {
    const depth = stack.length
    const frame = stack[depth - 1]
    if (frame === undefined) throw new Fault('nothing is left to do, and the game is not over')
    runFrame(t, frame, routineOf(routines, frame), depth)
    if (t.jump !== null) carryOutJump(routines, t, t.jump)
  }
}

function routineOf<P extends Position>(routines: Routines<P>, frame: Frame): Routine<P> {
  const running = routines.get(frame.routine)
  if (running === undefined) throw new Fault(`no routine ${frame.routine}`)
  return running
}

/** Runs the stages of one frame while it is on top of the stack and nobody is asked. */
function runFrame<P extends Position>(t: P, frame: Frame, running: Routine<P>, depth: number): void {
  const { stack } = t
  const { stages } = running
  // Frames have as many shapes as there are routines, so access to their fields is slow. The stage is read once here, and
  // written once at the end.
  let { stage } = frame
  while (stage < stages.length) {
    let following = stage + 1
    const run = stages[stage] as Stage<P, Frame, string> // inside, by the condition of the loop
    const next = run(t, frame)
    // Type checks first: then numbers are compared only with numbers, which is faster.
    if (next === undefined) {
      // Falls through to the next stage.
    } else if (typeof next === 'string') {
      const named = running.indexOf.get(next)
      if (named === undefined) throw new Fault(`no stage ${next} in ${frame.routine}`)
      following = named
    } else if (typeof next === 'object') {
      const caller = stack[depth - 2]
      if (caller !== undefined) caller.returned = next.result
      endFrame(t, depth)
      return
    } else if (next === done) {
      endFrame(t, depth)
      return
    } else {
      following = next === skip ? following + 1 : stage
    }
    const isAsked = t.open.length > 0
    if (isAsked || stack.length !== depth || t.outcome !== null || t.jump !== null) {
      frame.stage = following
      // If this stage opened a window, the window has set `askedBy` itself.
      if (isAsked && stack.length === depth) t.askedBy = stage
      return
    }
    stage = following
  }
  endFrame(t, depth)
}

/** Removes a frame from the stack. Routines that its last stage has called still run, on top of its caller. */
function endFrame(t: Position, depth: number): void {
  const { stack } = t
  if (stack.length === depth) stack.pop()
  else stack.splice(depth - 1, 1)
  if (t.deferred !== null) runDeferred(t, t.deferred, depth - 1)
}

/** Puts the routines on the stack that waited for the procedure at this depth: the first one deferred runs first. */
function runDeferred(t: Position, deferred: readonly Deferred[], depth: number): void {
  const due = deferred.filter((waiting) => waiting.depth === depth)
  // Routines that the procedure's last stage has called lie above the due ones, so their depths move up.
  const dueFrames = due
    .toReversed()
    .flatMap(({ frame }) => [{ routine: DEFERRED_RETURN.name, stage: 0 }, { ...frame }])
  const added = dueFrames.length - 1
  const left = deferred.flatMap((waiting) => {
    if (waiting.depth === depth) return []
    return waiting.depth > depth ? [{ ...waiting, depth: waiting.depth + added }] : [waiting]
  })
  t.deferred = left.length === 0 ? null : left
  t.stack.splice(depth, 0, ...dueFrames)
}

/** Ends everything above the target procedure, innermost first; and the target itself, if the jump names no stage. */
function carryOutJump<P extends Position>(routines: Routines<P>, t: P, jump: Jump): void {
  t.jump = null
  const { stack } = t
  const target = stack.findLastIndex(({ routine }) => routine === jump.routine)
  const kept = stack[target]
  if (kept === undefined) throw new Fault(`no ${jump.routine} is under way that could be ended`)
  if (t.open.length > 0) throw new Fault(`${jump.routine} was ended while somebody is asked`)
  const first = jump.stage === null ? target : target + 1
  // Routines that waited for a procedure that a jump ends do not run.
  if (t.deferred !== null) {
    const left = t.deferred.filter(({ depth }) => depth < first)
    t.deferred = left.length === 0 ? null : left
  }
  while (stack.length > first) {
    const left = stack[stack.length - 1] as Frame // the stack is longer than `first`
    stack.pop()
    routineOf(routines, left).leave?.(t, left)
  }
  if (jump.stage === null) {
    const caller = stack[target - 1]
    if (caller !== undefined) caller.returned = jump.result
    return
  }
  const stage = routineOf(routines, kept).indexOf.get(jump.stage)
  if (stage === undefined) throw new Fault(`no stage ${jump.stage} in ${jump.routine}`)
  kept.stage = stage
}
