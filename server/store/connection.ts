import { type Kysely, sql } from 'kysely'
import { type Limits, openDatabase } from './database.ts'
import { asFailure } from './database-errors.ts'
import type { Schema } from './schema.ts'
import type { StoreSettings } from './store.ts'

export type Database = Kysely<Schema>

/** SQLite tells the setting as a number. */
const SYNCHRONOUS = ['off', 'normal', 'full', 'extra'] as const

/**
 * The one connection to a database file. Work is done one after the other, because transactions on the same connection
 * must not mix.
 */
export class Connection {
  readonly #db: Database
  #last: Promise<unknown> = Promise.resolve()

  private constructor(db: Database) {
    this.#db = db
  }

  static async open(file: string, limits?: Limits): Promise<Connection> {
    return new Connection(await openDatabase(file, limits))
  }

  inTurn<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const done = this.#last.then(() =>
      work(this.#db).catch((problem: unknown) => {
        throw asFailure(problem)
      }),
    )
    this.#last = done.catch(() => undefined)
    return done
  }

  /** `immediate` takes the write lock before anything is read, so nobody can write between reading and writing. */
  inTransaction<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.inTurn((all) =>
      all.connection().execute(async (db) => {
        await sql`begin immediate`.execute(db)
        try {
          const result = await work(db)
          await sql`commit`.execute(db)
          return result
        } catch (problem) {
          // A commit that failed because the disk is full has ended the transaction already.
          await sql`rollback`.execute(db).catch(() => undefined)
          throw problem
        }
      }),
    )
  }

  settings(): Promise<StoreSettings> {
    return this.inTurn(async (db) => {
      const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
      const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
      return {
        journalMode: journal.rows[0]?.journal_mode ?? 'unknown',
        synchronous: SYNCHRONOUS[synchronous.rows[0]?.synchronous ?? -1] ?? 'unknown',
      }
    })
  }

  async close(): Promise<void> {
    await this.#last
    await this.#db.destroy()
  }
}
