import type { Terminal } from './terminal.ts'

const BETWEEN_MS = 100

/** The progress of long work: one line on a terminal, rewritten in place, and nothing in a pipe. */
export class Progress {
  readonly #terminal: Terminal
  readonly #what: string
  readonly #total: number
  #shownAt = 0

  constructor(terminal: Terminal, what: string, total: number) {
    this.#terminal = terminal
    this.#what = what
    this.#total = total
  }

  show(done: number): void {
    if (!this.#terminal.showsProgress) return
    const now = performance.now()
    if (now - this.#shownAt < BETWEEN_MS) return
    this.#shownAt = now
    this.#terminal.progress(`${this.#what}: ${done} of ${this.#total}`)
  }

  clear(): void {
    if (this.#shownAt > 0) this.#terminal.progress('')
  }
}
