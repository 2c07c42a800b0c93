import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Reply } from '@kantyna/bots'
import { type AskBots, type Bots, replyBots } from '@kantyna/host'
import { Piscina } from 'piscina'

export interface PoolOptions {
  /** How many bots think at once. Without it, one processor is left to the sockets. */
  readonly threads?: number
  /** How long a bot may think. The thread of one that takes longer is replaced. */
  readonly timeoutMs?: number
  /** Told why a bot failed or took too long. */
  readonly onFault?: (problem: unknown) => void
}

const TIMEOUT_MS = 20_000
/** A thread that has not been asked for this long ends, with the games that it has opened. */
const IDLE_MS = 60_000
/** A bot that needs more memory fails, and nothing else does. */
const LARGEST_HEAP_MB = 512
/** Bots give way to the sockets where processors are scarce. */
const NICE = 10

/**
 * Bots in worker threads, so that no socket waits while they think. Answers follow from the question alone, so every
 * server gives the same. A bot that fails, takes too long or is asked after `close` has no answer.
 */
export class PooledBots implements Bots {
  readonly #pool: Piscina
  readonly #threads: number
  readonly #timeoutMs: number
  readonly #onFault: (problem: unknown) => void
  #isClosed = false
  readonly #bots = replyBots((wanted) => this.#ask(wanted))
  readonly answer = this.#bots.answer
  readonly answerOffer = this.#bots.answerOffer
  readonly advise = this.#bots.advise

  constructor({
    threads = Math.max(1, availableParallelism() - 1),
    timeoutMs = TIMEOUT_MS,
    onFault = () => undefined,
  }: PoolOptions = {}) {
    this.#threads = threads
    this.#timeoutMs = timeoutMs
    this.#onFault = onFault
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      name: 'reply',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    // A thread that breaks down rejects the question that it was asked.
    this.#pool.on('error', onFault)
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize
  }

  /** Ends the threads. Questions that still wait get no answer. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.destroy()
  }

  async #ask(wanted: Parameters<AskBots>[0]): Promise<Reply | null> {
    if (this.#isClosed) return null
    try {
      return await this.#pool.run(wanted, { signal: AbortSignal.timeout(this.#longestWait()) })
    } catch (problem) {
      if (!this.#isClosed) this.#onFault(problem)
      return null
    }
  }

  /** A question also waits for those before it, and each of them may take its time. */
  #longestWait(): number {
    return this.#timeoutMs * (1 + Math.ceil(this.#pool.queueSize / this.#threads))
  }
}
