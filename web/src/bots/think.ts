import type { Reply } from '@kantyna/bots'
import { type AskBots, type Bots, replyBots } from '@kantyna/host'
import type { WorkerAnswer, WorkerQuestion } from './protocol.ts'

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

  readonly #bots = replyBots((wanted) => this.#ask(wanted))
  readonly answer = this.#bots.answer
  readonly answerOffer = this.#bots.answerOffer
  readonly advise = this.#bots.advise

  close(): void {
    this.#terminate()
  }

  #ask(wanted: Parameters<AskBots>[0]): Promise<Reply | null> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#terminate(), this.#timeoutMs)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timeout)
        this.#waiting.delete(id)
        resolve(answer?.ok === true ? answer : null)
      })
      try {
        this.#openPort().postMessage({ ...wanted, id })
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
