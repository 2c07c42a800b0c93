/** Work that is done one after the other, also what comes up while other work is being done. */
export class TurnQueue {
  readonly #waiting: (() => void)[] = []
  #isWorking = false

  run(work: () => void): void {
    this.#waiting.push(work)
    if (this.#isWorking) return
    this.#isWorking = true
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) next()
    } finally {
      this.#isWorking = false
    }
  }
}
