import { type Match, movesFor, type Seat } from '@kantyna/kernel'
import { OFFER_PATIENCE_MS } from '@kantyna/ui'
import type { Clock } from '../../kit/clock.ts'

/** A bot that has offered a person something gives them time to answer, before it answers what it is asked itself. */
export class Courtesy {
  readonly #clock: Clock
  #until = 0
  /**
   * How many choices must have been shown until people see the offer: their time begins then. What lies open when a
   * table is opened has all its time again.
   */
  #seenWith: number | null = 0
  #callOff: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
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
    if (this.#seenWith !== null) this.#until = this.#clock.now() + OFFER_PATIENCE_MS
    this.#seenWith = null
    const left = this.#until - this.#clock.now()
    if (left <= 0) return false
    this.#callOff = this.#clock.after(left, goOn)
    return true
  }

  end(): void {
    this.#callOff?.()
    this.#callOff = null
  }
}

/** Whether an offer of a seat lies open to a person. */
function isAwaited({ game, position, setup }: Match, seat: Seat): boolean {
  return setup.seats.some(
    ({ kind }, other) =>
      kind === 'person' &&
      movesFor(game, position, other).some(
        (move) => move.kind === 'refuse' && move.options.some(({ facts }) => facts?.['from'] === seat),
      ),
  )
}
