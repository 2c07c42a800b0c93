import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreFailure } from '../log/log-store.ts'
import { asFailure } from './database-errors.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'
import { versionOf } from './version.ts'

export type { Store }

/**
 * Opens the store of a server for an operator's command. The server may run meanwhile: each waits for the other's
 * transactions. Neither creates a database nor changes its version.
 */
export async function openForOperator(file: string): Promise<Store> {
  if (!existsSync(file)) throw new StoreFailure('failed', `There is no database ${file}.`)
  checkVersion(file)
  return await openSqliteStore(file)
}

function checkVersion(file: string): void {
  let sqlite: DatabaseSync | undefined
  try {
    sqlite = new DatabaseSync(file, { readOnly: true })
    if (versionOf(sqlite, file).missing.length > 0)
      throw new StoreFailure(
        'failed',
        `${file} is of an older version. Start the server once, which updates it.`,
      )
  } catch (problem) {
    throw asFailure(problem)
  } finally {
    sqlite?.close()
  }
}
