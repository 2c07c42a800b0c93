import type { Bots } from '@kantyna/host'
import type { Wanted, WorkerAnswer, WorkerQuestion } from './protocol.ts'

/** The part of a worker that is used here. */
export interface BotPort {
  postMessage(question: WorkerQuestion): void
  onmessage: ((message: MessageEvent<WorkerAnswer>) => void) | null
  onerror: ((problem: ErrorEvent) => void) | null
  terminate(): void
}

const ANSWER_TIMEOUT_MS = 20_000

/** Bots at a table share one worker; a worker that fails or does not answer in time is replaced. */
export class BotWorker implements Bots {
  readonly #createWorker: () => BotPort
  readonly #timeoutMs: number
  #port: BotPort | null = null
  #nextId = 0
  readonly #waiting = new Map<number, (answer: WorkerAnswer | null) => void>()

  constructor(createWorker: () => BotPort = newBotWorker, timeoutMs = ANSWER_TIMEOUT_MS) {
    this.#createWorker = createWorker
    this.#timeoutMs = timeoutMs
  }

  readonly answer: Bots['answer'] = async (question) => {
    const answer = await this.#ask({ ...question, wants: 'answer' })
    if (answer?.ok !== true) return null
    return 'codes' in answer ? answer.codes : answer.said
  }

  readonly advise: NonNullable<Bots['advise']> = async (question) => {
    const answer = await this.#ask({ ...question, wants: 'advice' })
    if (answer?.ok !== true || !('codes' in answer) || answer.why === undefined) return null
    return { picks: answer.codes, why: answer.why }
  }

  readonly answerOffer: Bots['answerOffer'] = async (question) => {
    const answer = await this.#ask({ ...question, wants: 'offer' })
    return answer?.ok === true && 'said' in answer ? answer.said : null
  }

  close(): void {
    this.#terminate()
  }

  #ask(question: Wanted): Promise<WorkerAnswer | null> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#terminate(), this.#timeoutMs)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timeout)
        this.#waiting.delete(id)
        resolve(answer)
      })
      try {
        this.#openPort().postMessage({ ...question, id })
      } catch {
        this.#terminate()
      }
    })
  }

  #openPort(): BotPort {
    if (this.#port !== null) return this.#port
    const port = this.#createWorker()
    port.onmessage = ({ data }) => this.#waiting.get(data.id)?.(data)
    port.onerror = () => this.#terminate()
    this.#port = port
    return port
  }

  /** Questions that still wait get no answer from this worker. The next question starts a new one. */
  #terminate(): void {
    this.#port?.terminate()
    this.#port = null
    for (const answer of [...this.#waiting.values()]) answer(null)
  }
}

function newBotWorker(): BotPort {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: document.documentElement.lang,
  })
}
