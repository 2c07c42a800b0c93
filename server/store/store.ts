import type { Directory } from '../directory/directory.ts'
import type { LogStore } from '../log/log-store.ts'

/** How the database waits for the disk, in SQLite's words. */
export interface StoreSettings {
  readonly journalMode: string
  readonly synchronous: string
}

/** Everything that a server keeps. */
export interface Store {
  readonly log: LogStore
  readonly directory: Directory
  settings(): Promise<StoreSettings>
  /** Finishes the work that was asked for before. */
  close(): Promise<void>
}
