import type { TableRow } from '@kantyna/kernel'
import type { TableStore } from '../store.ts'

/** A store for tests: keeps rows in a list. It can fail or be slow. */
export class TestStore implements TableStore {
  readonly rows: TableRow[] = []
  isFailing = false
  /** While it is slow, a row is kept when `finish` is called. */
  isSlow = false
  #pending: { keep(): void; fail(problem: Error): void } | null = null

  append(row: TableRow): void | Promise<void> {
    if (this.isSlow) {
      return new Promise((resolve, reject) => {
        const keep = () => {
          this.rows.push(row)
          resolve()
        }
        this.#pending = { keep, fail: reject }
      })
    }
    if (this.isFailing) throw new Error('The disk is full.')
    this.rows.push(row)
  }

  /** Keeps the pending row of a slow store, or fails; returns whether there was one. */
  finish(): boolean {
    const pending = this.#pending
    this.#pending = null
    if (this.isFailing) pending?.fail(new Error('The disk is full.'))
    else pending?.keep()
    return pending !== null
  }
}
