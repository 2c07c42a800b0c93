import { answer, type Choice, type ChoiceError, type Result, readChoice } from './engine.ts'
import type { Game } from './game.ts'
import { newOutbox, type Outbox, type Position } from './position.ts'

/** Takes a choice from outside and tells what it caused, or what is wrong with it: then nothing has changed. */
export function takeChoice<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
): Result<Outbox, ChoiceError> {
  const read = readChoice(game, t, choice)
  if (!read.ok) return read
  const out = newOutbox()
  t.out = out
  answer(game, t, read.value.decision, read.value.picks)
  t.out = null
  return { ok: true, value: out }
}
