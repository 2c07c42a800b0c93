/** Keeps the newest of what is given, one at a time and in order; tells when the browser refuses. */
export class Keeper<T> {
  readonly #keep: (what: T) => Promise<void>
  readonly #onOutcome: (isKept: boolean) => void
  #next: { readonly what: T } | null = null
  #isBusy = false

  constructor(keep: (what: T) => Promise<void>, onOutcome: (isKept: boolean) => void) {
    this.#keep = keep
    this.#onOutcome = onOutcome
  }

  keep(what: T): void {
    this.#next = { what }
    if (!this.#isBusy) this.#work().catch(() => this.#onOutcome(false))
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    try {
      while (this.#next !== null) {
        const { what } = this.#next
        this.#next = null
        await this.#keep(what)
        this.#onOutcome(true)
      }
    } finally {
      this.#isBusy = false
    }
  }
}
