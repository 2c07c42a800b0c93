import { fastDice } from '../chance/fast.ts'
import type { AnswerPreview } from '../table/link.ts'
import { type Answer, readChoice } from './engine.ts'
import type { Match } from './match.ts'
import type { Position } from './position.ts'
import { preview } from './preview.ts'

/**
 * What an answer would lead to, as far as its seat can know; null if the answer is not legal. Not a method of the match,
 * so that a match does not load the code of guesses.
 */
export function previewAnswer<P extends Position, O extends object>(
  match: Match<P, O>,
  answer: Answer,
): AnswerPreview | null {
  const read = readChoice(match.game, match.position, answer)
  if (!read.ok || read.value.move !== null) return null
  const view = match.viewFor(answer.seat)
  const { below } = fastDice(match.entries.length)
  const { decision, picks } = read.value
  const { events, stoppedBy, waiting } = preview(match.game, view, decision, picks, below)
  return { events, stoppedBy, waiting }
}
