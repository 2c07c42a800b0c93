import type { StoredRow } from './stored-row.ts'

/** The store of tables: IndexedDB, or memory if the browser does not allow it. */
export interface Store {
  readonly isPersistent: boolean
  /** Every table as it was last saved as a whole, and all rows added since. */
  all(): Promise<{ readonly tables: unknown[]; readonly rows: unknown[] }>
  get(id: string): Promise<unknown>
  /** The rows of a table, in order. */
  rowsOf(id: string): Promise<unknown[]>
  /**
   * Saves a whole table and deletes its rows up to its revision. The last row stays: it tells other windows how far the
   * table is. Returns whether it saved: `mayReplace` decides about the table that is stored.
   */
  put(table: WholeTable, mayReplace: (stored: unknown) => boolean): Promise<boolean>
  /** Adds rows to a table. Returns false if another window has added rows meanwhile. */
  append(rows: readonly StoredRow[]): Promise<boolean>
  delete(id: string): Promise<void>
}

interface WholeTable {
  readonly id: string
  readonly revision: number
}

let opened: Promise<Store> | undefined

export function store(): Promise<Store> {
  opened ??= openStore(() => window.indexedDB)
  return opened
}

/** For tests: uses another store from now on, or with null the browser's again. */
export function replaceStore(other: Store | null): void {
  opened = other === null ? undefined : Promise.resolve(other)
}

/** Falls back to memory if the database does not open in time. */
export function openStore(factory: () => Pick<IDBFactory, 'open'>): Promise<Store> {
  return inTime(openDatabase(factory)).then(inDatabase, inMemory)
}

/** Long enough for the slowest disk. */
const ANSWER_SECONDS = 8

/** The browser's store has not answered in time. */
export class StoreTimeout extends Error {
  override readonly name = 'StoreTimeout'
}

/** The browser's store is full. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Only the name of the error tells that the disk is full. */
function troubleOf(error: DOMException | null): Error {
  return error?.name === 'QuotaExceededError'
    ? new StoreFull('The store of tables is full.')
    : (error ?? new Error('The store of tables has given up a transaction.'))
}

/**
 * Rejects if the store does not answer in time. Seconds are counted one by one: after the device has slept or the page
 * was busy, an answer that has already arrived comes before the timeout.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let seconds = 0
    const counting = setInterval(() => {
      seconds++
      if (seconds < ANSWER_SECONDS) return
      clearInterval(counting)
      reject(new StoreTimeout('The store of tables does not answer.'))
    }, 1000)
    answer.then(resolve, reject).finally(() => clearInterval(counting))
  })
}

function openDatabase(factory: () => Pick<IDBFactory, 'open'>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open('kantyna', 2)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('rows', { keyPath: ['table', 'number'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The store of tables is held by another page.'))
  })
}

function inDatabase(database: IDBDatabase): Store {
  // The next request opens it again.
  database.onclose = () => {
    opened = undefined
  }
  database.onversionchange = () => {
    database.close()
    opened = undefined
  }
  return {
    isPersistent: true,
    all: () =>
      work(database, 'readonly', ({ tables, rows }) => {
        const [every, since] = [tables.getAll(), rows.getAll()]
        return () => ({ tables: every.result, rows: since.result })
      }),
    get: (id) =>
      work<unknown>(database, 'readonly', ({ tables }) => {
        const table = tables.get(id)
        return () => table.result
      }),
    rowsOf: (id) =>
      work<unknown[]>(database, 'readonly', ({ rows }) => {
        const found = rows.getAll(rowsFrom(id, 0))
        return () => found.result
      }),
    put: (table, mayReplace) =>
      work(database, 'readwrite', ({ tables, rows, inside }) => {
        const stored = tables.get(table.id)
        let isPut = false
        stored.onsuccess = inside(() => {
          isPut = mayReplace(stored.result)
          if (!isPut) return
          tables.put(table)
          if (table.revision > 0) rows.delete(rowsFrom(table.id, 0, table.revision - 1))
        })
        return () => isPut
      }),
    append: (added) =>
      work(database, 'readwrite', ({ rows, inside }) => {
        const [first] = added
        const there = first === undefined ? null : rows.getAll(rowsFrom(first.table, first.number))
        let isFirst = true
        if (there !== null)
          there.onsuccess = inside(() => {
            isFirst = isBeginningOf(there.result, added)
            if (isFirst) for (const row of added.slice(there.result.length)) rows.add(row)
          })
        return () => isFirst
      }),
    delete: (id) =>
      work(database, 'readwrite', ({ tables, rows }) => {
        tables.delete(id)
        rows.delete(rowsFrom(id, 0))
        return () => undefined
      }),
  }
}

interface Work {
  readonly tables: IDBObjectStore
  readonly rows: IDBObjectStore
  /** Wraps a callback of the store: an error thrown there rejects the promise. */
  inside(step: () => void): () => void
}

/** Runs several requests in one transaction. `begin` returns a function that reads the result. */
function work<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  begin: (work: Work) => () => T,
): Promise<T> {
  return inTime(
    new Promise((resolve, reject) => {
      const transaction = database.transaction(['tables', 'rows'], mode)
      const inside = (step: () => void) => () => {
        try {
          step()
          // Commit at once: the window may be about to close.
          transaction.commit?.()
        } catch (trouble) {
          const cause = transaction.error ?? trouble
          reject(cause instanceof DOMException ? troubleOf(cause) : cause)
          if (transaction.error === null) transaction.abort()
        }
      }
      const [tables, rows] = [transaction.objectStore('tables'), transaction.objectStore('rows')]
      const read = begin({ tables, rows, inside })
      transaction.oncomplete = () => resolve(read())
      transaction.onerror = () => reject(troubleOf(transaction.error))
      transaction.onabort = () => reject(troubleOf(transaction.error))
    }),
  )
}

function rowsFrom(id: string, first: number, last = Number.POSITIVE_INFINITY): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, last])
}

/** Whether the stored rows are the first of the added rows: they were sent before, but the answer was lost. */
function isBeginningOf(there: readonly unknown[], added: readonly StoredRow[]): boolean {
  return JSON.stringify(there) === JSON.stringify(added.slice(0, there.length))
}

function inMemory(): Store {
  const tables = new Map<string, WholeTable>()
  const rows = new Map<string, StoredRow[]>()
  const rowsOf = (id: string) => rows.get(id) ?? []
  return {
    isPersistent: false,
    all: () => Promise.resolve({ tables: [...tables.values()], rows: [...rows.values()].flat() }),
    get: (id) => Promise.resolve(tables.get(id)),
    rowsOf: (id) => Promise.resolve(rowsOf(id)),
    put: (table, mayReplace) => {
      const isPut = mayReplace(tables.get(table.id))
      if (isPut) {
        tables.set(table.id, table)
        const since = rowsOf(table.id).filter(({ number }) => number >= table.revision)
        rows.set(table.id, since)
      }
      return Promise.resolve(isPut)
    },
    append: (added) => {
      for (const row of added) rows.set(row.table, [...rowsOf(row.table), row])
      return Promise.resolve(true)
    },
    delete: (id) => {
      tables.delete(id)
      rows.delete(id)
      return Promise.resolve()
    },
  }
}
