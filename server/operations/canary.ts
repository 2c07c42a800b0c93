import { randomUUID } from 'node:crypto'
import type { LogStore } from '../log/log-store.ts'

/** The table to which nobody but the canary writes. No table of players has such an id. */
const TABLE = 'server-canary'
/** The log of the canary begins again after this many rows. */
const MOST_ROWS = 100
/** A store that takes longer is of no use to players. */
const PATIENCE_MS = 3000
/** However often it is asked, the store is tried at most this often. */
const FRESH_MS = 1000

export type Readiness = { readonly isReady: true } | { readonly isReady: false; readonly reason: string }

interface Attempt {
  readonly at: number
  readonly result: Promise<Readiness>
}

/** Shows that the store can be written to and read from, by doing both. */
export class Canary {
  readonly #log: Pick<LogStore, 'append' | 'read' | 'remove'>
  readonly #now: () => number
  readonly #patienceMs: number
  #next = 0
  #latest: Attempt | null = null
  #isClosing = false

  constructor(
    log: Pick<LogStore, 'append' | 'read' | 'remove'>,
    now: () => number = () => performance.now(),
    patienceMs = PATIENCE_MS,
  ) {
    this.#log = log
    this.#now = now
    this.#patienceMs = patienceMs
  }

  /** From now on the server is not ready. */
  close(): void {
    this.#isClosing = true
  }

  check(): Promise<Readiness> {
    if (this.#isClosing) return Promise.resolve(notReady('The server is closing.'))
    const latest = this.#latest
    if (latest !== null && this.#now() - latest.at < FRESH_MS) return latest.result
    const result = this.#try()
    this.#latest = { at: this.#now(), result }
    return result
  }

  async #try(): Promise<Readiness> {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<Readiness>((resolve) => {
      const reason = `The database has not answered for ${this.#patienceMs} ms.`
      timer = setTimeout(() => resolve(notReady(reason)), this.#patienceMs)
    })
    try {
      return await Promise.race([tooLong, this.#writeAndRead()])
    } catch (problem) {
      return notReady(problem instanceof Error ? problem.message : 'The database has failed.')
    } finally {
      clearTimeout(timer)
    }
  }

  async #writeAndRead(): Promise<Readiness> {
    const command = randomUUID()
    const number = await this.#write(command)
    const [row] = await this.#log.read(TABLE, number, 1)
    if (row?.command !== command) return notReady('The database does not return what was written to it.')
    if (number >= MOST_ROWS) {
      await this.#log.remove(TABLE)
      this.#next = 0
    }
    return { isReady: true }
  }

  /** Returns the number of the row. Another server with the same database has a canary, too. */
  async #write(command: string): Promise<number> {
    for (;;) {
      const [answer] = await this.#log.append([
        { table: TABLE, expect: this.#next, command, kind: 'created', body: {} },
      ])
      if (answer?.is === 'outrun') this.#next = answer.next
      else if (answer?.is === 'stored') {
        this.#next = answer.number + 1
        return answer.number
      } else throw new Error('The database refuses rows.')
    }
  }
}

function notReady(reason: string): Readiness {
  return { isReady: false, reason }
}
