import type { Position, TableRow } from '@kantyna/kernel'
import type { Clock } from './clock.ts'
import { type MaybePromise, whenDone } from './maybe-promise.ts'
import type { HostNote, TableStore } from './store.ts'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/** A step that has been prepared but not made. */
interface Step {
  readonly row: TableRow
  readonly after: Position
  /** The id of the player's command. */
  readonly command?: string | undefined
  make(): void
}

/** Makes a step only after the store has kept it. */
export class RowWriter {
  readonly #store: TableStore
  readonly #clock: Clock
  readonly #reportFault: (problem: unknown) => void
  #retryDelayMs = FIRST_RETRY_MS
  #cancel: (() => void) | null = null

  constructor(store: TableStore, clock: Clock, reportFault: (problem: unknown) => void) {
    this.#store = store
    this.#clock = clock
    this.#reportFault = reportFault
  }

  /** Returns whether the step was kept. If not, it was not made. */
  write({ row, after, command, make }: Step): MaybePromise<boolean> {
    const kept = this.#kept(() => this.#store.append(row, after, command))
    return whenDone(kept, (isKept) => {
      if (!isKept) return false
      this.#retryDelayMs = FIRST_RETRY_MS
      make()
      return true
    })
  }

  /** Returns whether the note was kept, or need not be. */
  note(note: HostNote, command?: string): MaybePromise<boolean> {
    return this.#kept(() => this.#store.note?.(note, command))
  }

  isCarriedOut(command: string): boolean {
    return this.#store.isCarriedOut?.(command) === true
  }

  #kept(append: () => void | Promise<void>): MaybePromise<boolean> {
    try {
      const kept = append()
      return kept === undefined ? true : kept.then(() => true, this.#onFailure)
    } catch (problem) {
      return this.#onFailure(problem)
    }
  }

  readonly #onFailure = (problem: unknown): false => {
    this.#reportFault(problem)
    return false
  }

  /** Whether the store has failed and a retry is scheduled. Until then the host does nothing by itself. */
  get isWaiting(): boolean {
    return this.#cancel !== null
  }

  /** Schedules a retry of what the host does by itself, with a growing delay. */
  retryLater(retry: () => void): void {
    this.#cancel ??= this.#clock.after(this.#retryDelayMs, () => {
      this.#cancel = null
      retry()
    })
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, LONGEST_RETRY_MS)
  }

  close(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
