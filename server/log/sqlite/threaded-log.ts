import { Worker } from 'node:worker_threads'
import {
  type Append,
  type Appended,
  type Checkpoint,
  type DueAt,
  type LoadedTable,
  type LogRow,
  type LogStore,
  StoreFailure,
} from '../log-store.ts'
import { type Answered, type Asked, OPENED } from './messages.ts'

interface Waiting {
  resolve(value: unknown): void
  reject(problem: StoreFailure): void
}

/** The logs in an SQLite file, kept by a separate thread: a commit may wait for the disk for half a second. */
export class ThreadedLog implements LogStore {
  readonly #thread: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = OPENED
  #hasEnded = false

  private constructor(file: string) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: file })
    this.#thread.on('message', (answer: Answered) => this.#take(answer))
    this.#thread.on('error', (problem) => this.#fail(problem))
    this.#thread.on('exit', () => this.#fail())
  }

  /** Rejects with a `StoreFailure` if the file is damaged, of a newer version, or not a database. */
  static async open(file: string): Promise<ThreadedLog> {
    const log = new ThreadedLog(file)
    await log.#answerTo(OPENED)
    return log
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.#ask('append', batch) as Promise<readonly Appended[]> // what SqliteLog returns, here and below
  }

  read(table: string, from: number, limit: number): Promise<readonly LogRow[]> {
    return this.#ask('read', table, from, limit) as Promise<readonly LogRow[]>
  }

  load(table: string): Promise<LoadedTable | null> {
    return this.#ask('load', table) as Promise<LoadedTable | null>
  }

  checkpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    return this.#ask('checkpoint', table, checkpoint) as Promise<void>
  }

  pack(table: string, next: number, record: Uint8Array): Promise<boolean> {
    return this.#ask('pack', table, next, record) as Promise<boolean>
  }

  due(now: number, limit: number): Promise<readonly DueAt[]> {
    return this.#ask('due', now, limit) as Promise<readonly DueAt[]>
  }

  async close(): Promise<void> {
    await this.#ask('close')
    this.#hasEnded = true
    await this.#thread.terminate()
  }

  #ask(method: Asked['method'], ...given: readonly unknown[]): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(ended())
    const id = ++this.#asked
    const answer = this.#answerTo(id)
    this.#thread.postMessage({ id, method, given } satisfies Asked)
    return answer
  }

  #answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #take(answer: Answered): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(new StoreFailure(answer.code, answer.message))
  }

  /** Rejects all requests that still wait, because the thread has ended. */
  #fail(problem?: unknown): void {
    this.#hasEnded = true
    for (const { reject } of this.#waiting.values()) reject(ended(problem))
    this.#waiting.clear()
  }
}

function ended(cause?: unknown): StoreFailure {
  return new StoreFailure('failed', 'The database was closed.', cause)
}
