import { type Match, movesFor, type Seat } from '@kantyna/kernel'
import type { Clock } from './clock.ts'

/** A bot that has offered a person something gives them time to answer, before it answers what it is asked itself. */
export class OfferGracePeriod {
  readonly #clock: Clock
  readonly #duration: number
  #until = 0
  /**
   * How many choices must have been shown until people see the offer: their time begins then. What lies open when a
   * table is opened has all its time again.
   */
  #seenWith: number | null = 0
  #cancel: (() => void) | null = null

  constructor(clock: Clock, duration: number) {
    this.#clock = clock
    this.#duration = duration
  }

  /** A bot makes an offer, as the choice after so many. */
  begin(choices: number): void {
    this.#seenWith = choices + 1
  }

  /**
   * Whether a bot should wait on; then `goOn` is called when it has waited long enough. Nobody's time begins before all
   * of them are shown the offer: the host is told what is shown, and asks again.
   */
  isDue(match: Match, seat: Seat, shown: number, goOn: () => void): boolean {
    this.end()
    if (!isAwaited(match, seat)) return false
    if (this.#seenWith !== null && shown < this.#seenWith) return true
    if (this.#seenWith !== null) this.#until = this.#clock.now() + this.#duration
    this.#seenWith = null
    const left = this.#until - this.#clock.now()
    if (left <= 0) return false
    this.#cancel = this.#clock.after(left, goOn)
    return true
  }

  end(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}

/** Whether an offer of a seat lies open to a person. */
function isAwaited({ game, position, seats }: Match, seat: Seat): boolean {
  return seats.some(
    ({ kind }, other) =>
      kind === 'person' &&
      movesFor(game, position, other).some(
        (move) => move.kind === 'refuse' && move.options.some(({ facts }) => facts?.['from'] === seat),
      ),
  )
}
