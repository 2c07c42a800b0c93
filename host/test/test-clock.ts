import type { Clock } from '../clock.ts'

/** A clock for tests: time passes only in `pass`. */
export class TestClock implements Clock {
  #time = 0
  #timers: { readonly at: number; readonly what: () => void }[] = []

  now(): number {
    return this.#time
  }

  after(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.#time + milliseconds, what }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  pass(milliseconds: number): void {
    const end = this.#time + milliseconds
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.#timers = this.#timers.filter((other) => other !== due)
      this.#time = due.at
      due.what()
    }
    this.#time = end
  }
}
