import { type Decision, decisionKind } from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Frame, Plain, Position, Seat } from '../play/position.ts'
import { again, type Routine, type Stage } from '../play/routine.ts'

/**
 * Cards of automas, line by line. A game whose automas read cards names the stage that reads a line. In a scenario that
 * steps through a card, that stage waits before each line. This changes neither the rules nor the positions of the game:
 * only such a scenario is played with a copy of the game whose stage waits, and the waiting leaves no trace.
 */
export interface AiLines<P extends Position> {
  readonly routine: string
  readonly stage: string
  /** The next line, in the words of scenarios; null if there is no line to read. */
  next(t: P, frame: Frame): AiLine | null
}

export interface AiLine {
  readonly seat: number
  readonly card: string
  readonly [word: string]: Plain
}

/** The kind of the question that is open while a line waits. */
const AI_LINE = 'aiLine'
/** The id of that question. It is not counted, and no real question has this id. */
export const AI_LINE_ID = -1

const kind = decisionKind<Position>({
  name: AI_LINE,
  shape: 'one',
  rules: [],
  list: () => [0],
  option: () => ({ id: 'next', touches: [] }),
})

/** The same game, in which each line waits for a step of the scenario. */
export function withAiSteps<P extends Position, G extends Game<P>>(game: G, lines: AiLines<P>): G {
  const routine = game.routines.get(lines.routine)
  const stage = routine?.indexOf.get(lines.stage)
  if (routine === undefined || stage === undefined)
    throw new Fault(`no stage ${lines.stage} in ${lines.routine}`)
  const waiting = waitingStage(at(routine.stages, stage), lines)
  const routines = new Map(game.routines)
  routines.set(routine.name, { ...routine, stages: routine.stages.with(stage, waiting) } satisfies Routine<P>)
  return { ...game, routines, decisions: { ...game.decisions, [AI_LINE]: kind } }
}

function waitingStage<P extends Position>(
  read: Stage<P, Frame, string>,
  { next }: AiLines<P>,
): Stage<P, Frame, string> {
  return (t, frame) => {
    const others = t.answers.filter((answer) => answer.kind !== AI_LINE)
    if (others.length < t.answers.length) {
      t.answers = others
      return read(t, frame)
    }
    if (next(t, frame) === null) return read(t, frame)
    const waiting: Decision = {
      id: AI_LINE_ID,
      seat: personAt(t),
      kind: AI_LINE,
      options: [0],
      min: 1,
      max: 1,
    }
    t.open.push(waiting)
    return again
  }
}

/** The rules answer for automas at once, so another seat is asked. */
function personAt({ automas, seats }: Position): Seat {
  for (let seat = 0; seat < seats; seat++) if ((automas & (1 << seat)) === 0) return seat
  throw new Fault('nobody sits at the table but automas')
}

/** The line that waits now, or null. */
export function lineWaiting<P extends Position>(t: P, lines: AiLines<P> | undefined): AiLine | null {
  if (lines === undefined || t.open[0]?.kind !== AI_LINE) return null
  const frame = t.stack.findLast(({ routine }) => routine === lines.routine)
  return frame === undefined ? null : lines.next(t, frame)
}
