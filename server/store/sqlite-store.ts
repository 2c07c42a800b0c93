import { SqliteDirectory } from '../directory/sqlite-directory.ts'
import { SqliteLog } from '../log/sqlite-log.ts'
import { Connection } from './connection.ts'
import type { Limits } from './database.ts'
import type { Store } from './store.ts'

/**
 * Opens a store in an SQLite file. A commit waits for the disk and blocks its thread, so a server opens its store in a
 * separate thread (`openStore`).
 */
export async function openSqliteStore(file: string, limits?: Limits): Promise<Store> {
  const connection = await Connection.open(file, limits)
  return {
    log: new SqliteLog(connection),
    directory: new SqliteDirectory(connection),
    settings: () => connection.settings(),
    close: () => connection.close(),
  }
}
