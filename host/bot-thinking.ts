import { offerAnswered } from '@kantyna/bots'
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

/** A bot's answer to a question as it stands, or what it would rather do first. */
type Thought =
  | { readonly decision: Decision; readonly codes: readonly number[] }
  | { readonly proposed: Move }

/** One bot at a time thinks about a match. */
export class BotThinking {
  readonly #bots: Bots
  readonly #match: Match
  #isBusy = false
  /** What a bot says about a game that has been taken back since is not listened to. */
  #generation = 0

  constructor(bots: Bots, match: Match) {
    this.#bots = bots
    this.#match = match
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /**
   * While a bot thinks, somebody may give it credits or make another standing move: then the question is asked again with
   * what can be answered now, or is settled. So `onAnswer` is given the question as it stands, or null where it is gone.
   */
  start(
    decision: Decision,
    onAnswer: (answered: Thought | null) => void,
    onFault: (problem: unknown) => void,
  ): void {
    const heard = (thought: BotAnswer) => {
      const { game, position } = this.#match
      const asked = position.open.find(({ id, seat }) => id === decision.id && seat === decision.seat)
      if (asked === undefined) onAnswer(null)
      else if (thought !== null && 'move' in thought)
        // What cannot be proposed any more is thought about anew.
        onAnswer(readChoice(game, position, thought).ok ? { proposed: thought } : null)
      else onAnswer({ decision: asked, codes: this.#legal(asked, thought) })
    }
    this.#listen(this.#bots.answer(questionFor(this.#match, decision)), heard, onFault)
  }

  /** A bot says something to an offer; null where that offer is gone by then. */
  startOnOffer(seat: Seat, onAnswer: (said: Move | null) => void, onFault: (problem: unknown) => void): void {
    const heard = (said: Move | null) => {
      const { game, position } = this.#match
      onAnswer(offerAnswered(game, position, seat, said))
    }
    this.#listen(this.#bots.answerOffer(offerQuestionFor(this.#match, seat)), heard, onFault)
  }

  #listen<T>(thought: Promise<T>, heard: (said: T) => void, onFault: (problem: unknown) => void): void {
    this.#isBusy = true
    const generation = this.#generation
    thought
      .then((said) => {
        if (generation !== this.#generation) return
        this.#isBusy = false
        heard(said)
      })
      .catch(onFault)
  }

  /** What a bot says, or any legal answer where it says nothing that is one: a game must never get stuck. */
  #legal(decision: Decision, codes: readonly number[] | null): readonly number[] {
    const { game, position, entries } = this.#match
    const isGood = codes !== null && isLegalAnswer(game, position, decision, codes)
    return isGood ? codes : anyAnswer(game, position, decision, fastDice(entries.length).below)
  }

  forget(): void {
    this.#generation++
    this.#isBusy = false
  }
}
