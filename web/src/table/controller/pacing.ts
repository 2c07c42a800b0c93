import type { Pace } from '../../settings/settings.ts'

/** How long the board stays before the next choice of others, in milliseconds. */
const pauses: Readonly<Record<Pace, number>> = { calm: 1600, normal: 800, quick: 150, instant: 0 }
/** How long another player's whole turn may take, in milliseconds. */
const turnTimes: Readonly<Record<Pace, number>> = { calm: 15_000, normal: 6000, quick: 2500, instant: 0 }
const readingFactors: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 }

const READING_MS = 700
const READING_MS_PER_LETTER = 35

/**
 * Shares out the time for another player's turn. The number of its choices is not known in advance, so each takes at
 * most a part of the remaining time. All of them together never take longer.
 */
export class Pacing {
  readonly #pace: () => Pace
  #left = 0

  constructor(pace: () => Pace) {
    this.#pace = pace
  }

  /** A turn begins, or a choice that may take as long as a turn. */
  beginTurn(): void {
    this.#left = turnTimes[this.#pace()]
  }

  /** How long the board stays before the next choice of another player. */
  pause(): number {
    return this.#take(pauses[this.#pace()], 1 / 4)
  }

  /** How long another player's moment stays: as long as its text takes to read. */
  readingTime(letters: number): number {
    return this.#take(readingFactors[this.#pace()] * (READING_MS + READING_MS_PER_LETTER * letters), 1 / 2)
  }

  /** How long the scene of another player's whole turn plays. */
  playTime(milliseconds: number): number {
    const pace = this.#pace()
    return Math.min(readingFactors[pace] * milliseconds, turnTimes[pace])
  }

  #take(wanted: number, part: number): number {
    const time = Math.min(wanted, this.#left * part)
    this.#left -= time
    return time
  }
}
