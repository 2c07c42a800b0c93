import { chownSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreFailure } from '../log/log-store.ts'
import { checkedCopy } from './backup.ts'
import { asFailure } from './database-errors.ts'
import { putInPlace } from './files.ts'

export interface Restored {
  /** Where the database is now that was there before; null if there was none. */
  readonly replaced: string | null
}

/**
 * Replaces a database by a checked copy of a backup, and keeps what was there beside it. Throws a `StoreFailure`, and has
 * changed nothing, if a server has the database open, or if the backup is damaged, of another program or of a newer
 * version.
 */
export async function restore(copy: string, database: string, now: Date): Promise<Restored> {
  const finished = await checkedCopy(copy, database)
  try {
    if (!existsSync(database)) {
      putInPlace(finished, database)
      return { replaced: null }
    }
    return withoutServer(database, () => {
      const replaced = freeName(`${database}.replaced-${dayAndTime(now)}`)
      keepOwner(database, finished)
      keepAs(database, replaced)
      putInPlace(finished, database)
      return { replaced }
    })
  } finally {
    rmSync(finished, { force: true })
  }
}

/** A server could not open a database that an administrator has restored for it. */
function keepOwner(file: string, copy: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(file)
  chownSync(copy, uid, gid)
}

/** Works while no other process can open the database. */
function withoutServer<T>(database: string, work: () => T): T {
  const sqlite = new DatabaseSync(database, { timeout: 0 })
  try {
    lock(sqlite, database)
    return work()
  } finally {
    sqlite.close()
  }
}

/** SQLite changes the journal mode only if no other connection is open. Then the database is a single file. */
function lock(sqlite: DatabaseSync, database: string): void {
  try {
    const mode = sqlite.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    if (mode !== 'delete') throw inUse(database)
    sqlite.exec('begin exclusive')
  } catch (problem) {
    const failure = asFailure(problem)
    if (failure.code === 'busy') throw inUse(database)
    // No server can have a damaged database open. A damaged database is why an operator restores a backup.
    if (failure.code !== 'damaged') throw failure
  }
}

function inUse(database: string): StoreFailure {
  return new StoreFailure('busy', `A server has ${database} open. Stop it, then restore the backup.`)
}

/** Keeps a file under a second name, with what was written ahead, which a damaged database may still have. */
function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    // Some file systems have no second names.
    copyFileSync(file, name)
  }
  for (const part of ['-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, name + part)
}

function freeName(name: string): string {
  const names = [name, ...Array.from({ length: 99 }, (_, index) => `${name}-${index + 2}`)]
  return names.find((each) => !existsSync(each)) ?? name
}

/** 2026-11-20T08:09:10.123Z as 20261120-080910. */
function dayAndTime(now: Date): string {
  return now.toISOString().replace(/\..*/, '').replaceAll(/[-:]/g, '').replace('T', '-')
}
