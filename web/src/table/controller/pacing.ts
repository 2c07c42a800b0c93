import type { Pace } from '../../settings/settings.ts'

/** How long what others do lets people look at what was before, in milliseconds. */
const pauses: Readonly<Record<Pace, number>> = { calm: 1600, normal: 800, quick: 150, instant: 0 }
/** How long a turn of somebody else may take altogether, in milliseconds. */
const turnTimes: Readonly<Record<Pace, number>> = { calm: 15_000, normal: 6000, quick: 2500, instant: 0 }
const readingFactors: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 }

const READING_MS = 700
const READING_MS_PER_LETTER = 35

/**
 * Shares out the time that a turn of somebody else may take. How many choices it will have is not known: each takes a part
 * of what is left at most, so that all of them together never take longer.
 */
export class Pacing {
  readonly #pace: () => Pace
  #left = 0

  constructor(pace: () => Pace) {
    this.#pace = pace
  }

  /** A turn begins, or something that may take as long as one. */
  beginTurn(): void {
    this.#left = turnTimes[this.#pace()]
  }

  /** How long the board stands before the next choice of somebody else. */
  pause(): number {
    return this.#take(pauses[this.#pace()], 1 / 4)
  }

  /** How long somebody else's moment stays: as long as its text takes to read. */
  readingTime(letters: number): number {
    return this.#take(readingFactors[this.#pace()] * (READING_MS + READING_MS_PER_LETTER * letters), 1 / 2)
  }

  /** How long somebody else's whole turn plays that is one moment. */
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
