import type { GameRecord, Match } from '@kantyna/kernel'
import { listTables } from './list.ts'
import { dropEarlierPending, rawPending, removeStoredPending } from './pending.ts'
import {
  isNewer,
  isSameRecord,
  type ReadError,
  readEarlierPending,
  readSaved,
  type SavedTable,
  withStoredRows,
} from './saved-table.ts'
import { store } from './store.ts'
import { revisionOf } from './summary.ts'

/** The tables that this browser keeps. */

export type { SavedTable } from './saved-table.ts'

/** A new table with its own id, not saved yet. */
export function newTable(match: Match): SavedTable {
  const waiting = match.position.open.map(({ seat }) => seat)
  return { ...tableOfRecord(match.record()), waiting }
}

/** A new table for an imported record. */
export function tableOfRecord(record: GameRecord): SavedTable {
  return {
    id: newTableId(),
    revision: 1,
    game: record.game,
    record,
    updated: Date.now(),
    finished: record.outcome !== null,
    waiting: [],
    prefs: {},
  }
}

export async function saveTable(table: SavedTable): Promise<void> {
  await put(table, () => true)
}

async function put(table: SavedTable, mayReplace: (stored: unknown) => boolean): Promise<void> {
  const { put: putTable, isPersistent } = await store()
  const isPut = await putTable(table, mayReplace)
  if (isPut && isPersistent) removeStoredPending(table.id, table.revision)
}

export type LoadedTable =
  | { readonly ok: true; readonly table: SavedTable }
  | { readonly ok: false; readonly error: ReadError | { readonly code: 'not-found' } }

/** Loads a table: what was last saved as a whole, and all rows added since. */
export async function loadTable(id: string): Promise<LoadedTable> {
  const { get, rowsOf } = await store()
  const raw = await get(id)
  const earlier = await readEarlierPending(id)
  const isEarlierNewer = earlier !== null && isNewer(earlier, raw)
  if (raw === undefined && !isEarlierNewer) return { ok: false, error: { code: 'not-found' } }
  const read = isEarlierNewer ? ({ ok: true, table: earlier } as const) : await readSaved(raw)
  if (!read.ok) return read
  const whole = await withStoredRows(read.table, await rowsOf(id), rawPending(id))
  const table = whole ?? read.table
  if (isEarlierNewer || whole !== null)
    await put(table, (stored) => revisionOf(stored) <= table.revision).catch(console.error)
  if (earlier !== null) dropEarlierPending(id)
  return { ok: true, table }
}

/** The saved table with the same game as a record; null if there is none. */
export async function findSame(
  record: GameRecord,
): Promise<{ readonly id: string; readonly canContinue: boolean } | null> {
  for (const summary of await listTables()) {
    if (summary.state === 'damaged' || summary.moves !== record.entries.length) continue
    const loaded = await loadTable(summary.id)
    if (loaded.ok && isSameRecord(loaded.table.record, record)) return summary
  }
  return null
}

/** Everything saved of a table, readable or not: a developer may be able to repair the file. */
export async function rawTable(id: string): Promise<unknown> {
  const { get, rowsOf } = await store()
  const [table, rows] = await Promise.all([get(id), rowsOf(id)])
  return rows.length === 0 ? table : { ...Object(table), rows }
}

function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
