import { replyToOffer } from '@kantyna/bots'
import {
  anyAnswer,
  type Decision,
  fastDice,
  isLegalAnswer,
  type Match,
  type Move,
  readChoice,
  type Seat,
} from '@kantyna/kernel'
import { offerQuestionFor, questionFor } from './bot-question.ts'
import type { BotAnswer, Bots } from './bots.ts'

/** A bot's answer to the question that is open now, or the move that it wants to make first. */
type Thought =
  | { readonly decision: Decision; readonly codes: readonly number[] }
  | { readonly proposed: Move }

/** Lets one bot at a time think about a match. */
export class BotThinking {
  readonly #bots: Bots
  readonly #match: Match
  #isBusy = false
  #answered: Promise<void> = Promise.resolve()
  /** Grows with each take-back: an answer from before it is ignored. */
  #generation = 0

  constructor(bots: Bots, match: Match) {
    this.#bots = bots
    this.#match = match
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Resolves when the bot that is thinking now has answered. */
  get answered(): Promise<void> {
    return this.#answered
  }

  /**
   * While a bot thinks, a player may give it credits or make another standing move. Then the question is asked again with
   * the options of that moment, or it is gone. So `onAnswer` gets the question that is open now, or null if it is gone.
   */
  start(
    decision: Decision,
    onAnswer: (answered: Thought | null) => void,
    onFault: (problem: unknown) => void,
    mayPropose = true,
  ): void {
    const receive = (thought: BotAnswer) => {
      const { game, position } = this.#match
      const asked = position.open.find(({ id, seat }) => id === decision.id && seat === decision.seat)
      const proposed = thought !== null && 'move' in thought ? thought : null
      if (asked === undefined) onAnswer(null)
      else if (proposed !== null && mayPropose) {
        if (readChoice(game, position, proposed).ok) onAnswer({ proposed })
        // A bot guesses what is hidden, so its move may be illegal. If asked again, it would propose the same move.
        else this.start(asked, onAnswer, onFault, false)
      } else onAnswer({ decision: asked, codes: this.#legal(asked, thought) })
    }
    this.#listen(this.#bots.answer(questionFor(this.#match, decision, mayPropose)), receive, onFault)
  }

  /** Asks a bot to answer an offer; `onAnswer` gets null if the offer is gone by then. */
  startOnOffer(seat: Seat, onAnswer: (move: Move | null) => void, onFault: (problem: unknown) => void): void {
    const receive = (move: Move | null) => {
      const { game, position } = this.#match
      onAnswer(replyToOffer(game, position, seat, move))
    }
    this.#listen(this.#bots.answerOffer(offerQuestionFor(this.#match, seat)), receive, onFault)
  }

  #listen<T>(thought: Promise<T>, receive: (result: T) => void, onFault: (problem: unknown) => void): void {
    this.#isBusy = true
    const generation = this.#generation
    this.#answered = thought
      .then((result) => {
        if (generation !== this.#generation) return
        this.#isBusy = false
        receive(result)
      })
      .catch((problem: unknown) => {
        if (generation === this.#generation) this.#isBusy = false
        onFault(problem)
      })
  }

  /** The bot's answer if it is legal, otherwise any legal answer: a game must never get stuck. */
  #legal(decision: Decision, thought: BotAnswer): readonly number[] {
    const { game, position, entries } = this.#match
    const codes = thought !== null && 'move' in thought ? null : thought
    const isGood = codes !== null && isLegalAnswer(game, position, decision, codes)
    return isGood ? codes : anyAnswer(game, position, decision, fastDice(entries.length).below)
  }

  forget(): void {
    this.#generation++
    this.#isBusy = false
  }
}
