import type { Clock } from './clock.ts'

/** When a table is written down: once after a burst of choices, however many there were. */
export class SaveSchedule {
  readonly #save: () => void
  readonly #clock: Clock
  #due: number | null = null
  #cancel: (() => void) | null = null

  constructor(save: () => void, clock: Clock) {
    this.#save = save
    this.#clock = clock
  }

  /** Saves after so many milliseconds, or sooner where that was wanted before. */
  within(milliseconds: number): void {
    const due = this.#clock.now() + milliseconds
    if (this.#due !== null && this.#due <= due) return
    this.#cancel?.()
    this.#due = due
    this.#cancel = this.#clock.after(milliseconds, () => this.flush())
  }

  /** Saves at once what is still to be saved. */
  flush(): void {
    if (this.#due === null) return
    this.#cancel?.()
    this.#cancel = null
    this.#due = null
    this.#save()
  }
}
