import { anyAnswer, type Decision, fastDice, isLegalAnswer, type Match } from '@kantyna/kernel'
import type { AskBot } from '../../bots/think.ts'
import { questionFor } from './bot-question.ts'

/** A bot's answer to a question as it stands. */
interface Thought {
  readonly decision: Decision
  readonly codes: readonly number[]
}

/** One bot at a time thinks about a match. */
export class Thinking {
  readonly #askBot: AskBot
  readonly #match: Match
  #isBusy = false
  /** What a bot says about a game that has been taken back since is not listened to. */
  #era = 0

  constructor(askBot: AskBot, match: Match) {
    this.#askBot = askBot
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
  ) {
    this.#isBusy = true
    const era = this.#era
    this.#askBot(questionFor(this.#match, decision))
      .then((codes) => {
        if (era !== this.#era) return
        this.#isBusy = false
        const asked = this.#match.position.open.find(
          ({ id, seat }) => id === decision.id && seat === decision.seat,
        )
        onAnswer(asked === undefined ? null : { decision: asked, codes: this.#legal(asked, codes) })
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
    this.#era++
    this.#isBusy = false
  }
}
