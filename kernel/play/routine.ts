import { at, Fault } from './fault.ts'
import type { Frame, Plain, Position } from './position.ts'

/** Leaves the routine before its last stage. */
export const done = -1

/** Leaves out the next stage: nobody had to be asked, so there is no answer to take. */
export const skip = -2

/** Runs the same stage once more, after whatever it has called. */
export const again = -3

/**
 * One step of a procedure. It changes the position and falls through to the next stage; or names the stage to go on
 * with; or says `skip`, `again` or `done`. It may have asked (the next stage finds the answer) or called another routine (which
 * runs first).
 */
export type Stage<P extends Position, F extends Frame, Name extends string> = (
  t: P,
  frame: F,
) => Name | typeof done | typeof skip | typeof again | undefined | void

/** A numbered procedure of a rulebook: named stages in order. */
export interface Routine<P extends Position> {
  readonly name: string
  /** The locals that everybody may see. What is not named here is in no view. */
  readonly seen: readonly string[]
  readonly stages: readonly Stage<P, Frame, string>[]
  readonly indexOf: ReadonlyMap<string, number>
}

export function routine<P extends Position, F extends Frame>(name: string) {
  return <Name extends string>(
    seen: readonly Exclude<keyof F & string, 'routine' | 'stage'>[],
    stages: { readonly [S in Name]: Stage<P, F, NoInfer<Name>> },
  ): Routine<P> => {
    const names = Object.keys(stages) as Name[]
    return {
      name,
      seen,
      // A routine only ever gets frames of its own making.
      stages: names.map((stage) => stages[stage] as unknown as Stage<P, Frame, string>),
      indexOf: new Map(names.map((stage, index) => [stage, index])),
    }
  }
}

export type Routines<P extends Position> = ReadonlyMap<string, Routine<P>>

export function routineTable<P extends Position>(...routines: Routine<P>[]): Routines<P> {
  return new Map(routines.map((each) => [each.name, each]))
}

/** Puts a routine on the stack: it runs before the caller's next stage. */
export function call<F extends Frame>(t: Position, frame: F): void {
  t.stack.push(frame)
}

/** Leaves the routine with a result, which the caller's next stage reads from `t.result`. */
export function giveBack(t: Position, result: Plain): typeof done {
  t.result = result
  return done
}

/** Runs stages until somebody has to choose or the game is over. */
export function proceed<P extends Position>(routines: Routines<P>, t: P): void {
  const { stack } = t
  while (t.open.length === 0 && t.outcome === null) {
    const depth = stack.length
    const frame = stack[depth - 1]
    if (frame === undefined) throw new Fault('nothing is left to do, and the game is not over')
    const running = routines.get(frame.routine)
    if (running === undefined) throw new Fault(`no routine ${frame.routine}`)
    runFrame(t, frame, running, depth)
  }
}

/** Runs one frame's stages as long as it is on top and nobody has been asked. */
function runFrame<P extends Position>(t: P, frame: Frame, running: Routine<P>, depth: number): void {
  const { stack } = t
  const { stages } = running
  while (frame.stage < stages.length) {
    const next = at(stages, frame.stage++)(t, frame)
    if (next === skip) frame.stage++
    else if (next === again) frame.stage--
    else if (next === done) {
      // What it called on its way out still runs, on top of the caller.
      stack.splice(depth - 1, 1)
      return
    } else if (next !== undefined) {
      const stage = running.indexOf.get(next)
      if (stage === undefined) throw new Fault(`no stage ${next} in ${frame.routine}`)
      frame.stage = stage
    }
    if (stack.length !== depth || t.open.length > 0 || t.outcome !== null) return
  }
  stack.pop()
}
