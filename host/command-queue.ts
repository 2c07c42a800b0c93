/** Runs one command at a time, including commands that arrive while another one runs. */
export class CommandQueue {
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
