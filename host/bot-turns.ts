import { type Choice, type Decision, hasOffer, type Match, type Seat, writePicks } from '@kantyna/kernel'
import { BotThinking } from './bot-thinking.ts'
import type { Bots } from './bots.ts'
import type { Clients } from './clients.ts'
import type { Clock } from './clock.ts'
import { OfferGracePeriod } from './offer-grace-period.ts'

/** The number of choices that bots may run ahead of what clients have shown. */
const LOOKAHEAD = 8

interface BotParts {
  readonly bots: Bots
  readonly clock: Clock
  readonly offerGraceMs: number
  readonly asksOneByOne?: boolean
  readonly runsAhead?: boolean
}

interface BotTable {
  /** Makes a bot's choice: an answer, or a standing move. */
  choose(choice: Choice): void
  /** Has the table check again what to do next. */
  advanceSoon(): void
  breakDown(problem: unknown): void
}

/** Has the bots answer questions and offers, one at a time. */
export class BotTurns {
  readonly #match: Match
  readonly #bots: Bots
  readonly #clients: Clients
  readonly #table: BotTable
  readonly #thinking: BotThinking
  readonly #offerGrace: OfferGracePeriod
  readonly #lookahead: number
  readonly #runsAhead: boolean

  constructor(match: Match, clients: Clients, parts: BotParts, table: BotTable) {
    this.#match = match
    this.#bots = parts.bots
    this.#clients = clients
    this.#table = table
    this.#thinking = new BotThinking(parts.bots, match)
    this.#offerGrace = new OfferGracePeriod(parts.clock, parts.offerGraceMs)
    this.#lookahead = parts.asksOneByOne === true ? 1 : LOOKAHEAD
    this.#runsAhead = parts.runsAhead === true
  }

  /** Starts the next task of a bot. Returns false if there is none: only then may the host answer for people. */
  advance(asked: readonly Decision[]): boolean {
    const offered = this.#seatWithOffer()
    if (offered !== undefined) {
      this.#letAnswerOffer(offered)
      return true
    }
    const decision = asked.find(
      (each) => !this.#match.isPerson(each.seat) && this.#bots.leavesOpen?.(each) !== true,
    )
    if (decision !== undefined) this.#letAnswer(decision)
    return decision !== undefined
  }

  /** Resolves when no bot is thinking. */
  async settled(): Promise<void> {
    while (this.#thinking.isBusy) await this.#thinking.answered
  }

  /** Discards the answer that a bot is working on. */
  forget(): void {
    this.#thinking.forget()
  }

  close(): void {
    this.#thinking.forget()
    this.#offerGrace.end()
  }

  #letAnswer(decision: Decision): void {
    const shown = this.#runsAhead ? this.#match.entries.length : this.#clients.shown
    if (this.#thinking.isBusy || this.#match.entries.length - shown >= this.#lookahead) return
    if (this.#offerGrace.mustWait(this.#match, decision.seat, shown, () => this.#table.advanceSoon())) return
    this.#thinking.start(
      decision,
      (answered) => {
        // An offer that was made meanwhile is answered first, and then the bot thinks about its question again.
        if (answered === null || this.#seatWithOffer() !== undefined) {
          this.#table.advanceSoon()
          return
        }
        if ('proposed' in answered) {
          this.#offerGrace.begin(this.#match.entries.length)
          this.#table.choose(answered.proposed)
          return
        }
        const { game, position } = this.#match
        const { seat, id } = answered.decision
        const picks = writePicks(game, position, answered.decision, answered.codes)
        this.#table.choose({ seat, decision: id, picks })
      },
      (problem) => this.#table.breakDown(problem),
    )
  }

  /** An offer to a bot is answered before any question of a bot, so that nobody waits long. */
  #letAnswerOffer(seat: Seat): void {
    if (this.#thinking.isBusy) return
    this.#thinking.startOnOffer(
      seat,
      (move) => (move === null ? this.#table.advanceSoon() : this.#table.choose(move)),
      (problem) => this.#table.breakDown(problem),
    )
  }

  #seatWithOffer(): Seat | undefined {
    const { game, position, seats } = this.#match
    if (game.standing === undefined) return undefined
    const seat = seats.findIndex(({ kind }, each) => kind === 'bot' && hasOffer(game, position, each))
    return seat < 0 ? undefined : seat
  }
}
