import type { Bots } from '@kantyna/host'
import type { Wanted, WorkerAnswer, WorkerQuestion } from './protocol.ts'

/** What is needed of a worker. */
export interface Thinker {
  postMessage(question: WorkerQuestion): void
  onmessage: ((message: MessageEvent<WorkerAnswer>) => void) | null
  onerror: ((problem: ErrorEvent) => void) | null
  terminate(): void
}

const LONGEST_THOUGHT_MS = 20_000

/** Bots at a table share one worker; one that breaks down or falls silent is replaced. */
export class BotWorker implements Bots {
  readonly #hire: () => Thinker
  readonly #patience: number
  #thinker: Thinker | null = null
  #asked = 0
  readonly #waiting = new Map<number, (answer: WorkerAnswer | null) => void>()

  constructor(hire: () => Thinker = hireWorker, patience = LONGEST_THOUGHT_MS) {
    this.#hire = hire
    this.#patience = patience
  }

  readonly answer: Bots['answer'] = async (question) => {
    const answer = await this.#think({ ...question, wants: 'answer' })
    if (answer?.ok !== true) return null
    return 'codes' in answer ? answer.codes : answer.said
  }

  readonly advise: NonNullable<Bots['advise']> = async (question) => {
    const answer = await this.#think({ ...question, wants: 'advice' })
    if (answer?.ok !== true || !('codes' in answer) || answer.why === undefined) return null
    return { picks: answer.codes, why: answer.why }
  }

  readonly answerOffer: Bots['answerOffer'] = async (question) => {
    const answer = await this.#think({ ...question, wants: 'offer' })
    return answer?.ok === true && 'said' in answer ? answer.said : null
  }

  close(): void {
    this.#dismiss()
  }

  #think(question: Wanted): Promise<WorkerAnswer | null> {
    const id = this.#asked++
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#dismiss(), this.#patience)
      this.#waiting.set(id, (answer) => {
        clearTimeout(patience)
        this.#waiting.delete(id)
        resolve(answer)
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
