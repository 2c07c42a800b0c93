import type { Choice, PresentedDecision } from '@kantyna/kernel'
import { type Answered, type NextAnswer, nextPartOf } from '@kantyna/ui'

/** An answer by picks. */
export interface Step extends Answered {
  readonly picks: readonly string[]
}

/**
 * The first question that can be answered, with its answer; null if there is none, or its answer has parts that the
 * player must pick.
 */
export function stepOf(
  decisions: readonly PresentedDecision[],
  next: (asked: PresentedDecision) => ReturnType<NextAnswer>,
): Step | null {
  for (const question of decisions) {
    const named = next(question)
    if (named === null) continue
    if (typeof named !== 'string') return { question, picks: named }
    const option = question.options.find(({ id }) => id === named)
    if (option !== undefined && nextPartOf(option) === null) return { question, picks: [named] }
  }
  return null
}

export function choiceOf({ question: { seat, id }, picks }: Answered): Choice {
  return { seat, decision: id, picks }
}
