import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { AnswerAge } from '../line-input.ts'
import { type Numbers, OptionNumbers } from './numbers.ts'

/**
 * What a person may type before the question appears. A turn of many choices may be typed ahead, because its options
 * keep their numbers. For all other questions, text typed before they appeared is not an answer.
 */
export class TypingAhead {
  readonly #numbers: OptionNumbers
  readonly #turnKinds: readonly string[]
  #turn: Seat | null = null
  /** The last question of this turn: its seat and kind. */
  #lastAsked: string | null = null

  constructor(isTyped: boolean, turnKinds: readonly string[]) {
    this.#numbers = new OptionNumbers(isTyped)
    this.#turnKinds = turnKinds
  }

  /** Numbering starts again in every turn. */
  noteTurn(turn: Seat | null): void {
    if (turn === this.#turn) return
    this.#turn = turn
    this.#lastAsked = null
    this.#numbers.beginTurn()
  }

  /** Another player has had the screen: the next answer must be typed after its question appears. */
  forget(): void {
    this.#lastAsked = null
  }

  numbersOf(asked: PresentedDecision): Numbers {
    return this.#numbers.of(asked)
  }

  /** The permitted age of an answer to this question. */
  ageOfAnswer({ seat, kind }: PresentedDecision): AnswerAge {
    const question = `${seat} ${kind}`
    const isAgain = this.#lastAsked === question && this.#turnKinds.includes(kind)
    this.#lastAsked = question
    return isAgain ? 'any' : 'fresh'
  }
}
