import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { AnswerAge } from '../line-input.ts'
import { type Numbers, OptionNumbers } from './numbers.ts'

/**
 * What a person may type before it is asked for. A turn of many choices may be typed ahead, as its options keep their
 * numbers. To any other question, what was typed before it was there is no answer.
 */
export class TypingAhead {
  readonly #numbers: OptionNumbers
  readonly #turnKinds: readonly string[]
  #turn: Seat | null = null
  /** The question that was asked last in this turn: whose, and of which kind. */
  #lastAsked: string | null = null

  constructor(isTyped: boolean, turnKinds: readonly string[]) {
    this.#numbers = new OptionNumbers(isTyped)
    this.#turnKinds = turnKinds
  }

  /** Every turn begins with numbers of its own. */
  noteTurn(turn: Seat | null): void {
    if (turn === this.#turn) return
    this.#turn = turn
    this.#lastAsked = null
    this.#numbers.beginTurn()
  }

  /** Another player has had the screen since. */
  forget(): void {
    this.#lastAsked = null
  }

  numbersOf(asked: PresentedDecision): Numbers {
    return this.#numbers.of(asked)
  }

  /** How old an answer to this question may be. */
  ageOfAnswer({ seat, kind }: PresentedDecision): AnswerAge {
    const question = `${seat} ${kind}`
    const isAgain = this.#lastAsked === question && this.#turnKinds.includes(kind)
    this.#lastAsked = question
    return isAgain ? 'any' : 'fresh'
  }
}
