import { chmodSync, existsSync, rmSync, statSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { StoreFailure } from '../log/log-store.ts'
import { asFailure, BUSY_MS } from './database-errors.ts'
import { putInPlace } from './files.ts'
import { versionOf } from './version.ts'

/** All pages at once: otherwise each write of a server would begin the copy again. It writes on meanwhile. */
const PAGES_AT_ONCE = 2 ** 31 - 1

export interface BackedUp {
  readonly bytes: number
}

/**
 * Copies a database into one file, also while a server writes to it, and checks the copy. Throws a `StoreFailure` if the
 * database is damaged, of another program or of a newer version; then there is no copy.
 */
export async function backUp(database: string, copy: string): Promise<BackedUp> {
  const finished = await checkedCopy(database, copy)
  putInPlace(finished, copy)
  return { bytes: statSync(copy).size }
}

/** Makes a checked copy beside the file that it will replace, and returns its name. */
export async function checkedCopy(database: string, beside: string): Promise<string> {
  if (!existsSync(database)) throw new StoreFailure('failed', `There is no file ${database}.`)
  const part = `${beside}.${process.pid}.part`
  rmSync(part, { force: true })
  try {
    await withDatabase(database, (source) => backup(source, part, { rate: PAGES_AT_ONCE }))
    await withDatabase(part, (sqlite) => check(sqlite, database))
    // Names and invitations are in it.
    chmodSync(part, 0o600)
    return part
  } catch (problem) {
    rmSync(part, { force: true })
    throw named(problem, database)
  }
}

/** SQLite does not say which of two files is damaged. */
function named(problem: unknown, database: string): StoreFailure {
  const failure = asFailure(problem)
  if (failure === problem || failure.code !== 'damaged') return failure
  return new StoreFailure('damaged', `${database} is damaged, or not a database of Kantyna.`, problem)
}

function check(sqlite: DatabaseSync, name: string): void {
  const { applied } = versionOf(sqlite, name)
  if (applied.length === 0) throw new StoreFailure('damaged', `${name} is not a database of Kantyna.`)
  // A copy that writes ahead would need a second file while it is open.
  sqlite.exec('pragma journal_mode = delete')
  const problems = sqlite.prepare('pragma integrity_check').all()
  if (problems.length !== 1 || problems[0]?.['integrity_check'] !== 'ok')
    throw new StoreFailure('damaged', `${name} is damaged.`)
}

async function withDatabase<T>(file: string, work: (sqlite: DatabaseSync) => T): Promise<Awaited<T>> {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    return await work(sqlite)
  } finally {
    sqlite.close()
  }
}
