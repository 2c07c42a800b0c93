import { type Match, movesFor, type Seat } from '@kantyna/kernel'
import type { Clock } from './clock.ts'

/** After a bot has made an offer to a person, it gives them time to answer before it answers its own question. */
export class OfferGracePeriod {
  readonly #clock: Clock
  readonly #duration: number
  #until = 0
  /**
   * The offer is on screen once this number of choices has been shown. Then the time starts, and this becomes null. It
   * begins at 0, so that an offer that is open when the table is opened gets its full time again.
   */
  #startsWhenShown: number | null = 0
  #cancel: (() => void) | null = null

  constructor(clock: Clock, duration: number) {
    this.#clock = clock
    this.#duration = duration
  }

  /** A bot makes an offer; `choices` were made before it. */
  begin(choices: number): void {
    this.#startsWhenShown = choices + 1
  }

  /**
   * Whether a bot should keep waiting. If the time is running, `resume` is called at its end. The time starts when all
   * clients have shown the offer: the host asks again whenever a client reports what it has shown.
   */
  mustWait(match: Match, seat: Seat, shown: number, resume: () => void): boolean {
    this.end()
    if (!hasOfferToPerson(match, seat)) return false
    if (this.#startsWhenShown !== null && shown < this.#startsWhenShown) return true
    if (this.#startsWhenShown !== null) this.#until = this.#clock.now() + this.#duration
    this.#startsWhenShown = null
    const left = this.#until - this.#clock.now()
    if (left <= 0) return false
    this.#cancel = this.#clock.after(left, resume)
    return true
  }

  end(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}

/** Whether a person can still answer an offer of this seat. */
function hasOfferToPerson({ game, position, seats }: Match, seat: Seat): boolean {
  return seats.some(
    ({ kind }, other) =>
      kind === 'person' &&
      movesFor(game, position, other).some(
        (move) => move.kind === 'refuse' && move.options.some(({ facts }) => facts?.['from'] === seat),
      ),
  )
}
