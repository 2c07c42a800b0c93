import type { Clock, TableStore } from '@kantyna/host'
import { hashOf, type Position, recordedOutcome, type TableRow } from '@kantyna/kernel'
import { Keeper } from './keeper.ts'
import { dropPending, removeStoredPending, writePending } from './pending.ts'
import type { SavedTable } from './saved-table.ts'
import { store } from './store.ts'
import type { StoredRow } from './stored-row.ts'

export interface Saving {
  /** Reports whether the browser has saved the table. */
  onSaved(isSaved: boolean): void
  /** Another window has continued the table. Browsers without locks notice it only when this window saves. */
  onTakenOver(): void
}

/** Another window has continued the table. */
class TakenElsewhere extends Error {
  override readonly name = 'TakenElsewhere'
}

/**
 * Saves a table in progress, row by row. A row is written to local storage at once and then sent to the store, with
 * retries until the store has it. If it cannot be written to local storage, the table waits for the store's answer. If
 * the store is full too, the table continues, and the page says so.
 */
export class TableSaver implements TableStore {
  readonly #id: string
  readonly #saving: Saving
  readonly #keeper: Keeper<number>
  #revision: number
  #moves: number
  /** Rows that the store does not have yet. */
  #unsent: StoredRow[] = []
  #sending: Promise<void> = Promise.resolve()

  constructor({ id, revision, record }: SavedTable, saving: Saving, clock: Clock) {
    this.#id = id
    this.#revision = revision
    this.#moves = record.entries.length
    this.#saving = saving
    this.#keeper = new Keeper(() => this.#send(), saving.onSaved, clock)
  }

  append(row: TableRow, after: Position): void | Promise<void> {
    const stored = this.#storedRow(row, after)
    const rows = [...this.#unsent, stored]
    if (writePending(this.#id, rows)) {
      this.#accept(stored)
      this.#keeper.keep(stored.number)
      return
    }
    return this.#send(stored).then(
      () => this.#advance(stored),
      (problem: unknown) => {
        if (problem instanceof TakenElsewhere) throw problem
        // A full disk must not end a game: it continues in this window, and the page says that it is not being saved.
        this.#accept(stored)
        this.#saving.onSaved(false)
        this.#keeper.keep(stored.number)
      },
    )
  }

  #accept(stored: StoredRow): void {
    this.#unsent.push(stored)
    this.#advance(stored)
  }

  #advance({ number, moves }: StoredRow): void {
    this.#revision = number
    this.#moves = moves
  }

  #storedRow(row: TableRow, after: Position): StoredRow {
    return {
      table: this.#id,
      number: this.#revision + 1,
      row,
      finalHash: hashOf(after),
      outcome: recordedOutcome(after.outcome),
      moves: movesAfter(this.#moves, row),
      waiting: after.open.map(({ seat }) => seat),
      updated: Date.now(),
    }
  }

  /** Sends the rows that the store does not have yet, one request after the other. */
  #send(more?: StoredRow): Promise<void> {
    const sent = this.#sending.then(() => this.#sendNow(more))
    this.#sending = sent.catch(() => undefined)
    return sent
  }

  async #sendNow(more: StoredRow | undefined): Promise<void> {
    const rows = [...this.#unsent, ...(more === undefined ? [] : [more])]
    const last = rows.at(-1)
    if (last === undefined) return
    const { append, isPersistent } = await store()
    if (!(await append(rows))) {
      this.#unsent = []
      dropPending(this.#id)
      this.#saving.onTakenOver()
      if (more !== undefined) throw new TakenElsewhere()
      return
    }
    this.#unsent = this.#unsent.filter(({ number }) => number > last.number)
    if (isPersistent) removeStoredPending(this.#id, last.number)
  }
}

function movesAfter(moves: number, row: TableRow): number {
  switch (row.kind) {
    case 'choice':
      return moves + 1
    case 'takeback':
      return row.takeback.at + row.kept.length
    case 'change':
      return moves
  }
}
