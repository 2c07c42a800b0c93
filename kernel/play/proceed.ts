import type { Answered, Decision } from './decision.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { kindOf } from './kinds.ts'
import type { Position } from './position.ts'
import { runStages } from './routine.ts'

/** Runs the game until a person or a bot has to choose, or it is over. */
export function proceed<P extends Position>(game: Pick<Game<P>, 'routines' | 'decisions'>, t: P): void {
  runStages(game.routines, t)
  while (t.automas !== 0 && t.outcome === null) {
    const decision = t.open.find(({ seat }) => (t.automas & (1 << seat)) !== 0)
    if (decision === undefined) return
    const { byRule } = kindOf(game, decision)
    if (byRule === undefined) throw new Fault(`no rule says what an automa answers to ${decision.kind}`)
    takeAnswer(t, decision, byRule(t, decision))
    if (t.open.length === 0) runStages(game.routines, t)
  }
}

/** Stores an answer for the next stage. The next stage runs only after all the other questions are answered. */
export function takeAnswer(t: Position, decision: Decision, picks: readonly number[]): void {
  const answered: Answered = { seat: decision.seat, kind: decision.kind, picks }
  if (t.open.length === 1) t.open.pop()
  else t.open = without(t.open, decision.id)
  t.answers = t.answers.length === 0 ? [answered] : inSeatOrder(t.answers, answered)
}

function inSeatOrder(answers: readonly Answered[], added: Answered): Answered[] {
  // The list is replaced, never mutated. A second answer of the same seat comes after its first.
  let place = answers.length
  while (place > 0 && (answers[place - 1] as Answered).seat > added.seat) place-- // inside the list
  const all = answers.slice(0, place)
  all.push(added)
  for (let index = place; index < answers.length; index++) all.push(answers[index] as Answered)
  return all
}

function without(open: readonly Decision[], id: number): Decision[] {
  const left: Decision[] = []
  for (let index = 0; index < open.length; index++) {
    const decision = open[index] as Decision // inside the list
    if (decision.id !== id) left.push(decision)
  }
  return left
}
