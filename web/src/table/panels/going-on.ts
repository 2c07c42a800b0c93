import type { PresentedDecision } from '@kantyna/kernel'
import { type NextAnswer, nextPartOf } from '@kantyna/ui'

interface Begun {
  readonly question: PresentedDecision
  readonly option: string
}

/**
 * What one touch answers after what it has answered, where that is put together in parts: it begins as soon as its
 * question is shown. Only what the answers themselves have led to counts: whoever gives them asks `following` for the
 * next one, and no longer does once somebody else has chosen.
 */
export class GoingOn {
  readonly #begin: (question: PresentedDecision, option: string) => void
  #shown: readonly PresentedDecision[] = []
  #named: Begun | null = null

  constructor(begin: (question: PresentedDecision, option: string) => void) {
    this.#begin = begin
  }

  /** A new touch: the same `next`, of which is remembered what goes on with parts. */
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

  /** What is asked, as it is shown. */
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
