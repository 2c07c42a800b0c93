import { keysFrom, readText, removeText, writeText } from '../kit/storage.ts'
import type { SavedTable } from './saved-table.ts'

/**
 * What is on its way into the store, written down at once: a window that is closed or reloaded right after a
 * choice loses nothing of it.
 */
const prefix = 'kantyna.pending.'

/** Where there is no room for it, the store alone has to do. */
export function writePending(table: SavedTable): void {
  writeText(prefix + table.id, JSON.stringify(table))
}

/** Not checked; null where nothing is written down, or nothing readable. */
export function rawPending(id: string): unknown {
  try {
    return JSON.parse(readText(prefix + id) ?? 'null')
  } catch {
    return null
  }
}

export function pendingIds(): string[] {
  return keysFrom(prefix).map((key) => key.slice(prefix.length))
}

/** The table is in the store; what has been written down since stays. */
export function donePending({ id, revision }: SavedTable, revisionOf: (raw: unknown) => number): void {
  if (revisionOf(rawPending(id)) <= revision) removeText(prefix + id)
}

export function dropPending(id: string): void {
  removeText(prefix + id)
}
