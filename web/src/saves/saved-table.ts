import { type GameRecord, isSealIntact, type RecordError, type Seat, withRows } from '@kantyna/kernel'
import { withAutomaticChoices } from './earlier-saves.ts'
import { isListOf, isObject } from './kept-data.ts'
import { rawEarlierPending } from './pending.ts'
import { rowsAfter } from './stored-row.ts'
import { isHolder, readRow, revisionOf, savedAt, type ViewerPrefs } from './summary.ts'

export interface SavedTable {
  readonly id: string
  readonly game: string
  /** A record that contains its seed is private and can be continued. */
  readonly record: GameRecord
  /** How many times it was saved before. This decides which version is newer, since a clock can be set back. */
  readonly revision: number
  /** Milliseconds since 1970, for people. */
  readonly updated: number
  readonly finished: boolean
  /** The seats with an open question. */
  readonly waiting: readonly Seat[]
  readonly prefs: ViewerPrefs
}

export type ReadError = { readonly code: 'damaged'; readonly where: string } | RecordError

type ReadTable =
  | { readonly ok: true; readonly table: SavedTable }
  | { readonly ok: false; readonly error: ReadError }

export async function readSaved(raw: unknown): Promise<ReadTable> {
  const read = readRow(raw)
  if (typeof read === 'string') return { ok: false, error: { code: 'damaged', where: read } }
  const { record } = read
  if (!isWholeRecord(record)) return await readBroken(read)
  return { ok: true, table: { ...read, record: withAutomaticChoices(record, read.prefs) } }
}

/** Whether the record is as this page has sealed it. Only names are outside the seal. */
function isWholeRecord(record: unknown): record is GameRecord {
  if (!isObject(record) || !isListOf(record['seats'], isHolder)) return false
  try {
    return isSealIntact(record as unknown as GameRecord) // the seal of any other value does not fit
  } catch {
    return false // the store can hold values that cannot be sealed: large integers and cyclic objects
  }
}

/** Finds out what is wrong with a record. The code for untrusted records is fetched only for this. */
async function readBroken(read: Exclude<ReturnType<typeof readRow>, string>): Promise<ReadTable> {
  const text = jsonOf(read.record)
  if (text === null) return { ok: false, error: { code: 'damaged', where: 'record' } }
  const { parseRecord } = await import('./parse-record.ts')
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  return { ok: true, table: { ...read, record: withAutomaticChoices(parsed.record, read.prefs) } }
}

/** The store can hold more than JSON can express. */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null
  } catch {
    return null
  }
}

/** Whether an imported record contains nothing that is not saved already. */
export function isSameRecord(kept: GameRecord, record: GameRecord): boolean {
  return (
    kept.game === record.game &&
    kept.commitment === record.commitment &&
    (record.seed === null || record.seed === kept.seed) &&
    JSON.stringify(kept.entries) === JSON.stringify(record.entries)
  )
}

/** A whole table written by an earlier build. Anything malformed counts as missing. */
export async function readEarlierPending(id: string): Promise<SavedTable | null> {
  const read = await readSaved(rawEarlierPending(id))
  return read.ok && read.table.id === id ? read.table : null
}

/** Whether the table written by an earlier build replaces the one in the store. */
export function isNewer(pending: SavedTable, stored: unknown): boolean {
  const revision = revisionOf(stored)
  if (pending.revision !== revision) return pending.revision > revision
  return pending.updated >= savedAt(stored)
}

/** A table with the rows added since it was last saved as a whole; null if there are none. */
export async function withStoredRows(
  table: SavedTable,
  stored: readonly unknown[],
  pending: readonly unknown[],
): Promise<SavedTable | null> {
  const rows = rowsAfter(table.revision, table.id, stored, pending)
  const last = rows.at(-1)
  if (last === undefined) return null
  const { outcome, finalHash, number, updated, waiting } = last
  const whole = withRows(
    table.record,
    rows.map(({ row }) => row),
    { outcome, finalHash },
  )
  const read = await readSaved({
    ...table,
    record: whole,
    revision: number,
    updated,
    waiting,
    finished: outcome !== null,
  })
  return read.ok ? read.table : null
}
