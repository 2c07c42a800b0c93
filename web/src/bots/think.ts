import type { BotQuestion, WorkerAnswer, WorkerQuestion } from './protocol.ts'

/** Asks a bot; null where it fails or says nothing in time. Whoever asks checks the answer. */
export type AskBot = (question: BotQuestion) => Promise<readonly number[] | null>

/** What is needed of a worker. */
export interface Thinker {
  postMessage(question: WorkerQuestion): void
  onmessage: ((message: MessageEvent<WorkerAnswer>) => void) | null
  onerror: ((problem: ErrorEvent) => void) | null
  terminate(): void
}

const LONGEST_THOUGHT_MS = 20_000

/** Bots at a table share one worker; one that breaks down or falls silent is replaced. */
export class BotWorker {
  readonly #hire: () => Thinker
  readonly #patience: number
  #thinker: Thinker | null = null
  #asked = 0
  readonly #waiting = new Map<number, (codes: readonly number[] | null) => void>()

  constructor(hire: () => Thinker = hireWorker, patience = LONGEST_THOUGHT_MS) {
    this.#hire = hire
    this.#patience = patience
  }

  readonly ask: AskBot = (question) => this.#think(question)

  close(): void {
    this.#dismiss()
  }

  #think(question: BotQuestion): Promise<readonly number[] | null> {
    const id = this.#asked++
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#dismiss(), this.#patience)
      this.#waiting.set(id, (codes) => {
        clearTimeout(patience)
        this.#waiting.delete(id)
        resolve(codes)
      })
      try {
        this.#working().postMessage({ ...question, id })
      } catch {
        this.#dismiss()
      }
    })
  }

  #working(): Thinker {
    if (this.#thinker !== null) return this.#thinker
    const thinker = this.#hire()
    thinker.onmessage = ({ data }) => this.#waiting.get(data.id)?.(data.ok ? data.codes : null)
    thinker.onerror = () => this.#dismiss()
    this.#thinker = thinker
    return thinker
  }

  /** Whoever still waits gets no answer from this worker; the next question hires another. */
  #dismiss(): void {
    this.#thinker?.terminate()
    this.#thinker = null
    for (const answer of [...this.#waiting.values()]) answer(null)
  }
}

function hireWorker(): Thinker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: document.documentElement.lang,
  })
}
