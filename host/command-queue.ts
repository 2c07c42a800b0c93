import type { MaybePromise } from './maybe-promise.ts'

/** Runs one command at a time, including commands that arrive while another one runs or waits for the store. */
export class CommandQueue {
  readonly #waiting: (() => MaybePromise<unknown>)[] = []
  #isWorking = false

  run(work: () => MaybePromise<unknown>): void {
    this.#waiting.push(work)
    if (!this.#isWorking) this.#drain()
  }

  #drain(): void {
    this.#isWorking = true
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
        const done = next()
        if (!(done instanceof Promise)) continue
        const drainRest = () => this.#drain()
        done.then(drainRest, drainRest)
        return
      }
    } catch (problem) {
      this.#isWorking = false
      throw problem
    }
    this.#isWorking = false
  }
}
