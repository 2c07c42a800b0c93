/** Where tables are kept: IndexedDB, or memory in a browser that allows none. */
interface Store {
  readonly lasts: boolean
  all(): Promise<unknown[]>
  get(id: string): Promise<unknown>
  /** Tells whether it did: `mayReplace` is asked about what is there. */
  put(row: { readonly id: string }, mayReplace: (stored: unknown) => boolean): Promise<boolean>
  delete(id: string): Promise<void>
}

let opened: Promise<Store> | undefined

export function store(): Promise<Store> {
  opened ??= inTime(openDatabase()).then(inDatabase, inMemory)
  return opened
}

/** Long enough for the slowest disk. */
const ANSWER_SECONDS = 8

/** The browser's store has not answered in time. */
export class StoreTimeout extends Error {
  override readonly name = 'StoreTimeout'
}

/** There is no room left for another table. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Browsers tell of a full disk by the name of the error alone. */
function troubleOf(error: DOMException | null): Error {
  return error?.name === 'QuotaExceededError'
    ? new StoreFull('The store of tables is full.')
    : (error ?? new Error('The store of tables has given up a transaction.'))
}

/**
 * A store that never answers must not keep anybody waiting for ever. Seconds are counted one by one: after the device
 * has slept, or the page was busy, what the store has answered meanwhile is heard first.
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

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open('kantyna', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The store of tables is held by another page.'))
  })
}

function inDatabase(database: IDBDatabase): Store {
  // Whoever asks next opens it anew.
  database.onclose = () => {
    opened = undefined
  }
  database.onversionchange = () => {
    database.close()
    opened = undefined
  }
  const ask = <T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    inTime(
      new Promise((resolve, reject) => {
        const transaction = database.transaction('tables', mode)
        const request = work(transaction.objectStore('tables'))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onerror = () => reject(troubleOf(transaction.error))
        transaction.onabort = () => reject(troubleOf(transaction.error))
      }),
    )
  return {
    lasts: true,
    all: () => ask<unknown[]>('readonly', (tables) => tables.getAll()),
    get: (id) => ask<unknown>('readonly', (tables) => tables.get(id)),
    put: (row, mayReplace) =>
      inTime(
        new Promise((resolve, reject) => {
          const transaction = database.transaction('tables', 'readwrite')
          const tables = transaction.objectStore('tables')
          const stored = tables.get(row.id)
          let isPut = false
          stored.onsuccess = () => {
            // What is thrown in here nobody else would hear of.
            try {
              isPut = mayReplace(stored.result)
              if (isPut) tables.put(row)
              // At once: the window may be about to close.
              transaction.commit?.()
            } catch (trouble) {
              const cause = transaction.error ?? trouble
              reject(cause instanceof DOMException ? troubleOf(cause) : cause)
              if (transaction.error === null) transaction.abort()
            }
          }
          transaction.oncomplete = () => resolve(isPut)
          transaction.onerror = () => reject(troubleOf(transaction.error))
          transaction.onabort = () => reject(troubleOf(transaction.error))
        }),
      ),
    delete: async (id) => {
      await ask('readwrite', (tables) => tables.delete(id))
    },
  }
}

function inMemory(): Store {
  const rows = new Map<string, unknown>()
  const done = Promise.resolve()
  return {
    lasts: false,
    all: () => Promise.resolve([...rows.values()]),
    get: (id) => Promise.resolve(rows.get(id)),
    put: (row, mayReplace) => {
      const isPut = mayReplace(rows.get(row.id))
      if (isPut) rows.set(row.id, row)
      return Promise.resolve(isPut)
    },
    delete: (id) => {
      rows.delete(id)
      return done
    },
  }
}
