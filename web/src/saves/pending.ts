import { keysFrom, readText, removeText, writeText } from '../kit/storage.ts'
import type { StoredRow } from './stored-row.ts'

/**
 * Rows on their way into the store. They are also written to local storage at once, so that a window that is closed or
 * reloaded right after a choice loses nothing.
 */
const prefix = 'kantyna.rows.'

/** Earlier builds wrote a whole table in this way. */
const earlierPrefix = 'kantyna.pending.'

/** Writes the rows and returns whether that worked. Without room, the rows are only in the store. */
export function writePending(id: string, rows: readonly StoredRow[]): boolean {
  if (rows.length > 0) return writeText(prefix + id, JSON.stringify(rows))
  removeText(prefix + id)
  return true
}

/** The pending rows, not checked; empty if there are none or they are unreadable. */
export function rawPending(id: string): unknown[] {
  const read = readJson(prefix + id)
  return Array.isArray(read) ? read : []
}

/** A whole table as an earlier build wrote it. Not checked; null if there is none. */
export function rawEarlierPending(id: string): unknown {
  return readJson(earlierPrefix + id)
}

/** Tables with pending rows. */
export function pendingIds(): { readonly rows: string[]; readonly earlier: string[] } {
  const after = (start: string) => keysFrom(start).map((key) => key.slice(start.length))
  return { rows: after(prefix), earlier: after(earlierPrefix) }
}

/** Removes the rows that the store has: those up to this number. */
export function removeStoredPending(id: string, number: number): void {
  const left = rawPending(id).filter((row) => !(numberOf(row) <= number))
  writePending(id, left as StoredRow[]) // `writePending` wrote them
}

function numberOf(row: unknown): number {
  return Number(Reflect.get(Object(row), 'number'))
}

export function dropPending(id: string): void {
  removeText(prefix + id)
  dropEarlierPending(id)
}

export function dropEarlierPending(id: string): void {
  removeText(earlierPrefix + id)
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}
