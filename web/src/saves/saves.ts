import type { GameRecord, Match } from '@kantyna/kernel'
import { type ReadError, readSaved, type SavedTable, summaryOf, type TableSummary } from './saved-table.ts'
import { store } from './store.ts'

/** The tables that this browser keeps. */

export type { SavedTable, TableSummary } from './saved-table.ts'

/** A match as it is to be kept. `before` is what was kept of it so far. */
export function tableOf(match: Match, before: Pick<SavedTable, 'id' | 'prefs'>): SavedTable {
  return {
    id: before.id,
    game: match.game.meta.id,
    record: match.record(),
    updated: Date.now(),
    finished: match.isOver,
    waiting: match.position.open.map(({ seat }) => seat),
    prefs: before.prefs,
  }
}

/** A table nobody has kept yet, with an id of its own. */
export function newTable(match: Match): SavedTable {
  return tableOf(match, { id: newTableId(), prefs: {} })
}

/** A table for a record from outside. */
export function tableOfRecord(record: GameRecord): SavedTable {
  return {
    id: newTableId(),
    game: record.game,
    record,
    updated: Date.now(),
    finished: record.outcome !== null,
    waiting: [],
    prefs: {},
  }
}

export async function saveTable(table: SavedTable): Promise<void> {
  await (await store()).put(table)
}

export type LoadedTable =
  | { readonly ok: true; readonly table: SavedTable }
  | { readonly ok: false; readonly error: ReadError | { readonly code: 'not-found' } }

export async function loadTable(id: string): Promise<LoadedTable> {
  const raw = await (await store()).get(id)
  return raw === undefined ? { ok: false, error: { code: 'not-found' } } : readSaved(raw)
}

/** All tables, the latest first. A damaged one is listed as such and harms no other. */
export async function listTables(): Promise<TableSummary[]> {
  const rows = await (await store()).all()
  return rows.map(summaryOf).sort((a, b) => b.updated - a.updated)
}

export async function deleteTable(id: string): Promise<void> {
  await (await store()).delete(id)
}

/** Everything kept of a table, readable or not, for a file that somebody may repair. */
export async function rawTable(id: string): Promise<unknown> {
  return await (await store()).get(id)
}

/** Whether the browser keeps tables at all after the window is closed. */
export async function keepsTables(): Promise<boolean> {
  return (await store()).lasts
}

function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
