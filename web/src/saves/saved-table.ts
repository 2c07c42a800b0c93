import { type GameRecord, parseRecord, type RecordError, type Seat } from '@kantyna/kernel'
import { rawPending } from './pending.ts'
import { readRow, type ViewerPrefs } from './summary.ts'

export interface SavedTable {
  readonly id: string
  readonly game: string
  /** With its seed: a private save that can go on. */
  readonly record: GameRecord
  /** How many times it was saved before: what is later is told by this, since a clock can be set back. */
  readonly revision: number
  /** Milliseconds since 1970, for people. */
  readonly updated: number
  readonly finished: boolean
  /** The seats that are asked something now. */
  readonly waiting: readonly Seat[]
  readonly prefs: ViewerPrefs
}

export type ReadError = { readonly code: 'damaged'; readonly where: string } | RecordError

export function readSaved(
  raw: unknown,
): { readonly ok: true; readonly table: SavedTable } | { readonly ok: false; readonly error: ReadError } {
  const read = readRow(raw)
  if (!read.success)
    return { ok: false, error: { code: 'damaged', where: read.error.issues[0]?.path.join('.') ?? '' } }
  const text = jsonOf(read.data.record)
  if (text === null) return { ok: false, error: { code: 'damaged', where: 'record' } }
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  return { ok: true, table: { ...read.data, record: parsed.record } }
}

/** The store holds more than JSON can say: large integers, and things that contain themselves. */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null
  } catch {
    return null
  }
}

/** Whether a record from outside tells nothing that is not kept already. */
export function holdsAllOf(kept: GameRecord, record: GameRecord): boolean {
  return (
    kept.game === record.game &&
    kept.commitment === record.commitment &&
    (record.seed === null || record.seed === kept.seed) &&
    JSON.stringify(kept.entries) === JSON.stringify(record.entries)
  )
}

/** A table on its way into the store. Whatever is broken counts as not there. */
export function readPending(id: string): SavedTable | null {
  const read = readSaved(rawPending(id))
  return read.ok && read.table.id === id ? read.table : null
}
