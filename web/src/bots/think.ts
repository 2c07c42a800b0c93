import type { Advice } from '@kantyna/bots'
import type { BotQuestion, WorkerAnswer, WorkerQuestion } from './protocol.ts'

/** Asks a bot; null where it fails or says nothing in time. Whoever asks checks the answer. */
export type AskBot = (question: BotQuestion) => Promise<readonly number[] | null>

/** Asks what the strongest bot would do and why; null where nothing is said in time. */
export type AskAdvice = (question: BotQuestion) => Promise<Advice | null>

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
  readonly #waiting = new Map<number, (answer: WorkerAnswer | null) => void>()

  constructor(hire: () => Thinker = hireWorker, patience = LONGEST_THOUGHT_MS) {
    this.#hire = hire
    this.#patience = patience
  }

  readonly ask: AskBot = async (question) => {
    const answer = await this.#think(question, 'answer')
    return answer?.ok === true ? answer.codes : null
  }

  readonly advise: AskAdvice = async (question) => {
    const answer = await this.#think(question, 'advice')
    return answer?.ok === true && answer.why !== undefined ? { picks: answer.codes, why: answer.why } : null
  }

  close(): void {
    this.#dismiss()
  }

  #think(question: BotQuestion, wants: WorkerQuestion['wants']): Promise<WorkerAnswer | null> {
    const id = this.#asked++
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#dismiss(), this.#patience)
      this.#waiting.set(id, (answer) => {
        clearTimeout(patience)
        this.#waiting.delete(id)
        resolve(answer)
      })
      try {
        this.#working().postMessage({ ...question, id, wants })
      } catch {
        this.#dismiss()
      }
    })
  }

  #working(): Thinker {
    if (this.#thinker !== null) return this.#thinker
    const thinker = this.#hire()
    thinker.onmessage = ({ data }) => this.#waiting.get(data.id)?.(data)
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
