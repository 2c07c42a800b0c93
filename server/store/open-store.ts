import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Directory } from '../directory/directory.ts'
import { type LogStore, StoreFailure } from '../log/log-store.ts'
import { type Answered, type Asked, OPENED, type Wanted } from './messages.ts'
import type { Store, StoreSettings } from './store.ts'

/**
 * Opens the store in an SQLite file, in a thread of its own: a commit may wait for the disk for half a second. Rejects
 * with a `StoreFailure` if the file is damaged, of a newer version, or not a database.
 */
export async function openStore(file: string): Promise<Store> {
  makeFolder(dirname(file))
  const thread = new DatabaseThread(file)
  await thread.opened
  return {
    log: inThread<LogStore>(logMethods, (method, given) => thread.ask({ on: 'log', method, given })),
    directory: inThread<Directory>(directoryMethods, (method, given) =>
      thread.ask({ on: 'directory', method, given }),
    ),
    settings: () => thread.settings(),
    close: () => thread.close(),
  }
}

/** Nobody else on the machine may read the database. A folder above that is missing is probably a wrong path. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // It is there, or opening the file says what is wrong.
  }
}

const logMethods: Readonly<Record<keyof LogStore, true>> = {
  append: true,
  read: true,
  load: true,
  checkpoint: true,
  pack: true,
  remove: true,
  due: true,
}

const directoryMethods: Readonly<Record<keyof Directory, true>> = {
  create: true,
  load: true,
  update: true,
  admit: true,
  unseat: true,
  saveRecovery: true,
  mine: true,
  open: true,
  say: true,
  report: true,
  reports: true,
  all: true,
  expire: true,
  eraseName: true,
  count: true,
  expired: true,
  remove: true,
  forget: true,
}

/** A part of the store whose methods are carried out in the thread. */
function inThread<Part extends object>(
  methods: Readonly<Record<keyof Part, true>>,
  ask: (method: keyof Part, given: readonly unknown[]) => Promise<unknown>,
): Part {
  const names = Object.keys(methods) as (keyof Part)[] // they have no other keys
  const forwarded = names.map((name) => [name, (...given: readonly unknown[]) => ask(name, given)])
  return Object.fromEntries(forwarded) as Part // each method is there, and resolves to what the thread's own returns
}

interface Waiting {
  resolve(value: unknown): void
  reject(problem: StoreFailure): void
}

class DatabaseThread {
  readonly opened: Promise<unknown>
  readonly #thread: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = OPENED
  #hasEnded = false

  constructor(file: string) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: file })
    this.#thread.on('message', (answer: Answered) => this.#take(answer))
    this.#thread.on('error', (problem) => this.#fail(problem))
    this.#thread.on('exit', () => this.#fail())
    this.opened = this.#answerTo(OPENED)
  }

  ask(wanted: Wanted): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(ended())
    const id = ++this.#asked
    const answer = this.#answerTo(id)
    this.#thread.postMessage({ ...wanted, id } satisfies Asked)
    return answer
  }

  async settings(): Promise<StoreSettings> {
    const settings = await this.ask({ on: 'store', method: 'settings', given: [] })
    return settings as StoreSettings // what the store in the thread returns
  }

  async close(): Promise<void> {
    await this.ask({ on: 'store', method: 'close', given: [] })
    this.#hasEnded = true
    await this.#thread.terminate()
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
