import type { Append, Appended, LogStore } from './log-store.ts'

interface Waiting {
  readonly row: Append
  resolve(answer: Appended): void
  reject(problem: unknown): void
}

/** Rows that arrive while a batch is being stored wait for the next batch: many tables share one commit. */
export class GroupCommit {
  readonly #store: Pick<LogStore, 'append'>
  readonly #largest: number
  readonly #waiting: Waiting[] = []
  #isStoring = false

  constructor(store: Pick<LogStore, 'append'>, largest = 512) {
    this.#store = store
    this.#largest = largest
  }

  append(row: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject })
      if (!this.#isStoring) this.#storeAll().catch(reject)
    })
  }

  async #storeAll(): Promise<void> {
    this.#isStoring = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#largest)
      try {
        const answers = await this.#store.append(batch.map(({ row }) => row))
        for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
      } catch (problem) {
        for (const { reject } of batch) reject(problem)
      }
    }
    this.#isStoring = false
  }
}
