import type { Seat, SeatClock } from '@kantyna/kernel'
import type { Clock } from './clock.ts'
import { forfeit } from './seat-changes.ts'
import type { TimedTable, Timekeeper } from './timekeeper.ts'

export interface TimeControl {
  readonly bankMs: number
  /** Added after each answer. */
  readonly incrementMs: number
  /** What each seat had left when the table was last closed. */
  readonly left?: readonly number[]
}

/** The clocks of a match. A clock runs while its seat is asked something, and stops while the table is paused or closed. */
export class MatchClock implements Timekeeper {
  readonly #clock: Clock
  readonly #control: TimeControl
  readonly #left = new Map<Seat, number>()
  #running: readonly Seat[] = []
  #entries = 0
  #deductedAt = 0
  #cancel: (() => void) | null = null

  constructor(clock: Clock, control: TimeControl) {
    this.#clock = clock
    this.#control = control
    for (const [seat, left] of (control.left ?? []).entries()) this.#left.set(seat, left)
  }

  /** The clocks of the first `seats` seats. */
  clocks(seats: number): SeatClock[] {
    this.#deduct()
    return Array.from({ length: seats }, (_, seat) => ({
      left: this.#leftOf(seat),
      isRunning: this.#running.includes(seat),
    }))
  }

  update(table: TimedTable): void {
    this.#deduct()
    const { match, asked } = table
    const made = match.entries.slice(this.#entries)
    this.#entries = match.entries.length
    for (const { seat, move } of made)
      if (move === undefined && match.isPerson(seat))
        this.#left.set(seat, this.#leftOf(seat) + this.#control.incrementMs)
    this.#running = asked
    this.#cancel?.()
    this.#cancel = null
    const [first] = asked.toSorted((one, other) => this.#leftOf(one) - this.#leftOf(other))
    if (first === undefined) return
    this.#cancel = this.#clock.after(this.#leftOf(first), () => {
      this.#deduct()
      const change = forfeit(match, first, 'time')
      if (change !== null) table.make(change)
    })
  }

  #deduct(): void {
    const now = this.#clock.now()
    for (const seat of this.#running)
      this.#left.set(seat, Math.max(0, this.#leftOf(seat) - (now - this.#deductedAt)))
    this.#deductedAt = now
  }

  #leftOf(seat: Seat): number {
    return this.#left.get(seat) ?? this.#control.bankMs
  }
}
