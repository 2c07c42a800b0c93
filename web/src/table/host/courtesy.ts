import { type Match, movesFor, type Seat } from '@kantyna/kernel'
import type { Clock } from '../../kit/clock.ts'

/** So long a bot waits for what people say to an offer of its own; they can still take it until the bot goes on. */
const PATIENCE_MS = 12_000

/** A bot that has offered a person something gives them time to answer, before it answers what it is asked itself. */
export class Courtesy {
  readonly #clock: Clock
  #until = 0
  #callOff: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** A bot has just made an offer. */
  begin(): void {
    this.#until = this.#clock.now() + PATIENCE_MS
  }

  /** Whether a bot should wait on; then `goOn` is called when it has waited long enough. */
  isDue(match: Match, seat: Seat, goOn: () => void): boolean {
    this.end()
    const left = this.#until - this.#clock.now()
    if (left <= 0 || !isAwaited(match, seat)) return false
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
