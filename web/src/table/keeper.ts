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
    if (!this.#isBusy) this.#work().catch(console.error)
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#next !== null) {
      const { what } = this.#next
      this.#next = null
      // What came in meanwhile is tried even where this fails: it is newer.
      const isKept = await this.#keep(what).then(
        () => true,
        () => false,
      )
      this.#onOutcome(isKept)
    }
    this.#isBusy = false
  }
}
