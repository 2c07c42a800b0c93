import type { Directory } from '../directory/directory.ts'
import type { LogStore } from '../log/log-store.ts'

/** Everything that a server keeps. */
export interface Store {
  readonly log: LogStore
  readonly directory: Directory
  /** Finishes the work that was asked for before. */
  close(): Promise<void>
}
