import type { Clock } from '@kantyna/host'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/** Saves the newest state, one write at a time and in order; reports when the browser refuses, and tries again. */
export class Keeper<T> {
  readonly #keep: (what: T) => Promise<void>
  readonly #onOutcome: (isKept: boolean) => void
  readonly #clock: Clock
  #next: { readonly what: T } | null = null
  #isBusy = false
  #retryDelayMs = FIRST_RETRY_MS
  #cancel: (() => void) | null = null

  constructor(keep: (what: T) => Promise<void>, onOutcome: (isKept: boolean) => void, clock: Clock) {
    this.#keep = keep
    this.#onOutcome = onOutcome
    this.#clock = clock
  }

  keep(what: T): void {
    this.#cancel?.()
    this.#cancel = null
    this.#next = { what }
    if (!this.#isBusy) this.#work().catch(console.error)
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#next !== null) {
      const { what } = this.#next
      this.#next = null
      // Newer states that arrived meanwhile are tried even if this one fails.
      const isKept = await this.#keep(what).then(
        () => true,
        () => false,
      )
      this.#onOutcome(isKept)
      if (isKept) this.#retryDelayMs = FIRST_RETRY_MS
      else if (this.#next === null) this.#tryLater(what)
    }
    this.#isBusy = false
  }

  #tryLater(what: T): void {
    this.#cancel = this.#clock.after(this.#retryDelayMs, () => this.keep(what))
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, LONGEST_RETRY_MS)
  }
}
