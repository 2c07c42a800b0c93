import type { PresentedDecision } from '@kantyna/kernel'
import { type NextAnswer, nextPartOf } from '@kantyna/ui'

interface Begun {
  readonly question: PresentedDecision
  readonly option: string
}

/**
 * Continues a touch with an answer in parts: that answer begins as soon as its question is shown. Only questions that
 * the player's own answers have led to count. The controller asks `following` for the next answer, and stops asking
 * when another seat has chosen.
 */
export class Continuation {
  readonly #begin: (question: PresentedDecision, option: string) => void
  #shown: readonly PresentedDecision[] = []
  #named: Begun | null = null

  constructor(begin: (question: PresentedDecision, option: string) => void) {
    this.#begin = begin
  }

  /** Starts with a new touch. Returns `next`, wrapped: an answer that continues with parts is remembered. */
  following(next: NextAnswer | undefined): NextAnswer | undefined {
    this.#named = null
    if (next === undefined) return undefined
    return (asked, answered) => {
      const named = next(asked, answered)
      const option = asked.options.find(({ id }) => id === named)
      const hasParts = option !== undefined && nextPartOf(option) !== null
      this.#named = hasParts ? { question: asked, option: option.id } : null
      this.#beginIfShown()
      return named
    }
  }

  /** Called with the shown questions. */
  update(shown: readonly PresentedDecision[]): void {
    this.#shown = shown
    this.#beginIfShown()
  }

  #beginIfShown(): void {
    const named = this.#named
    if (named === null) return
    const { id, kind, seat } = named.question
    const question = this.#shown.find((each) => each.id === id && each.kind === kind && each.seat === seat)
    if (question === undefined) return
    this.#named = null
    this.#begin(question, named.option)
  }
}
