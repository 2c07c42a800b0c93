import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StoreFailure } from '../log/log-store.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/** How long a statement waits for another process, such as a backup. */
const BUSY_MS = 5000

export interface Limits {
  /** The maximum size of the file, in pages of 4 KB. A larger file fails like a full disk. */
  readonly pages: number
}

/** Opens a database file, or creates it, and brings it up to date. */
export async function openDatabase(file: string, limits?: Limits): Promise<Kysely<Schema>> {
  try {
    const sqlite = new DatabaseSync(file)
    sqlite.exec(`pragma busy_timeout = ${BUSY_MS}; pragma journal_mode = wal; pragma synchronous = full`)
    if (limits !== undefined) sqlite.exec(`pragma max_page_count = ${limits.pages}`)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(sqlite) }) })
    await migrate(db, file)
    return db
  } catch (problem) {
    throw asFailure(problem)
  }
}

async function migrate(db: Kysely<Schema>, file: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const isNewer = error instanceof Error && /corrupted migrations/.test(error.message)
  await db.destroy()
  if (!isNewer) throw error
  throw new StoreFailure(
    'newer',
    `${file} was written by a newer version of Kantyna. Update Kantyna, or start it with another database.`,
    error,
  )
}

/** The interface that Kysely needs. Each statement is prepared once: there are few, whatever the size of a batch. */
function preparedOnce(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const known = statements.get(text) ?? sqlite.prepare(text)
    statements.set(text, known)
    return known
  }
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const statement = prepare(text)
      const values = (given: readonly unknown[]) => given as SQLInputValue[] // only our own statements pass values
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      }
    },
  }
}

/** SQLite's result codes: sqlite.org/rescode.html. An extended code has the primary one in its lowest byte. */
const CODES: Readonly<Record<number, readonly ['full' | 'busy' | 'damaged', sentence: string]>> = {
  5: ['busy', 'The database is in use by another program.'],
  10: ['full', 'The disk could not be written to or read from.'],
  11: ['damaged', 'The database file is damaged. Restore a backup of it.'],
  13: ['full', 'The disk is full.'],
  26: ['damaged', 'The file is not a database of Kantyna, or it is damaged.'],
}

/** Turns an error code of SQLite into a failure with a sentence. */
export function asFailure(problem: unknown): StoreFailure {
  if (problem instanceof StoreFailure) return problem
  const code = problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) & 0xff : -1
  const [failure, sentence] = CODES[code] ?? ['failed', String(problem)]
  return new StoreFailure(failure, sentence, problem)
}
