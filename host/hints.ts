import { type AnswerHint, isLegalAnswer, type Match, type Seat, writePicks } from '@kantyna/kernel'
import { questionFor } from './bot-question.ts'
import type { Bots } from './bots.ts'

/** What the strongest bot would do in a player's place. The bot sees only what that seat sees. */
export class Hints {
  readonly #advise: NonNullable<Bots['advise']>
  readonly #match: Match

  constructor(advise: NonNullable<Bots['advise']>, match: Match) {
    this.#advise = advise
    this.#match = match
  }

  async hint(seat: Seat, id: number): Promise<AnswerHint | null> {
    const asked = this.#open(seat, id)
    if (asked === undefined) return null
    const advice = await this.#advise(questionFor(this.#match, asked))
    const { game, position } = this.#match
    // The question may have been answered meanwhile, or taken back and asked again.
    if (advice === null || this.#open(seat, id) !== asked) return null
    if (!isLegalAnswer(game, position, asked, advice.picks)) return null
    return { decision: id, picks: writePicks(game, position, asked, advice.picks), why: advice.why }
  }

  #open(seat: Seat, id: number) {
    return this.#match.position.open.find((decision) => decision.seat === seat && decision.id === id)
  }
}
