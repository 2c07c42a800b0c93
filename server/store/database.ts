import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { backUp } from './backup.ts'
import { asFailure, BUSY_MS } from './database-errors.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'
import { versionOf } from './version.ts'

export interface Limits {
  /** The maximum size of the file, in pages of 4 KB. A larger file fails like a full disk. */
  readonly pages: number
}

/**
 * `fullfsync` makes macOS wait for the disk itself, not only for its cache. `secure_delete` overwrites what is erased, so
 * that it is not in the file any more.
 */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma checkpoint_fullfsync = on;
  pragma secure_delete = on;
`

/** Opens a database file, or creates it, and brings it up to date. */
export async function openDatabase(file: string, limits?: Limits): Promise<Kysely<Schema>> {
  let sqlite: DatabaseSync | undefined
  try {
    sqlite = new DatabaseSync(file, { timeout: BUSY_MS })
    const { applied, missing } = versionOf(sqlite, file)
    sqlite.exec(SETTINGS)
    if (limits !== undefined) sqlite.exec(`pragma max_page_count = ${limits.pages}`)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(sqlite) }) })
    const [next] = missing
    if (next !== undefined) {
      if (applied.length > 0) await backUp(file, `${file}.before-${next}`)
      await migrate(sqlite, db)
    }
    return db
  } catch (problem) {
    sqlite?.close()
    throw asFailure(problem)
  }
}

/** All migrations or none: Kysely has no transaction for them in SQLite. */
async function migrate(sqlite: DatabaseSync, db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  sqlite.exec('begin immediate')
  try {
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    sqlite.exec('commit')
  } catch (problem) {
    if (sqlite.isTransaction) sqlite.exec('rollback')
    throw problem
  }
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
