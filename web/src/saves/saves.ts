import type { GameRecord, Match } from '@kantyna/kernel'
import { listTables } from './list.ts'
import { donePending, dropPending, writePending } from './pending.ts'
import { holdsAllOf, type ReadError, readPending, readSaved, type SavedTable } from './saved-table.ts'
import { store } from './store.ts'
import { revisionOf, savedAt } from './summary.ts'

/** The tables that this browser keeps. */

export type { SavedTable } from './saved-table.ts'

/** A match as it is to be kept. `before` is what was kept of it so far. */
export function tableOf(match: Match, before: Pick<SavedTable, 'id' | 'prefs' | 'revision'>): SavedTable {
  return {
    id: before.id,
    revision: before.revision + 1,
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
  return tableOf(match, { id: newTableId(), prefs: {}, revision: 0 })
}

/** A table for a record from outside. */
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

/**
 * Keeps a table that is being played, and writes it down until that is done. `taken`: another window has gone on
 * with it meanwhile, and nothing was changed.
 */
export class TableSaver {
  /** What the store holds, as far as this window knows. */
  #last: number

  constructor(saved: SavedTable) {
    this.#last = saved.revision
  }

  /** At once, before anything is shown of it. */
  note(table: SavedTable): void {
    writePending(table)
  }

  async save(table: SavedTable): Promise<'kept' | 'taken'> {
    if (!(await put(table, (stored) => revisionOf(stored) <= this.#last))) {
      dropPending(table.id)
      return 'taken'
    }
    this.#last = table.revision
    return 'kept'
  }
}

async function put(table: SavedTable, mayReplace: (stored: unknown) => boolean): Promise<boolean> {
  const { put: putRow, lasts } = await store()
  const isPut = await putRow(table, mayReplace)
  if (isPut && lasts) donePending(table, revisionOf)
  return isPut
}

export type LoadedTable =
  | { readonly ok: true; readonly table: SavedTable }
  | { readonly ok: false; readonly error: ReadError | { readonly code: 'not-found' } }

export async function loadTable(id: string): Promise<LoadedTable> {
  const raw = await (await store()).get(id)
  const pending = readPending(id)
  if (pending !== null && isNewer(pending, raw)) {
    await put(pending, (stored) => isNewer(pending, stored)).catch(console.error)
    return { ok: true, table: pending }
  }
  return raw === undefined ? { ok: false, error: { code: 'not-found' } } : readSaved(raw)
}

/** The table that keeps the very game of a record; null where there is none. */
export async function findSame(
  record: GameRecord,
): Promise<{ readonly id: string; readonly canGoOn: boolean } | null> {
  for (const summary of await listTables()) {
    if (summary.state === 'damaged' || summary.moves !== record.entries.length) continue
    const loaded = await loadTable(summary.id)
    if (loaded.ok && holdsAllOf(loaded.table.record, record)) return summary
  }
  return null
}

/** Everything kept of a table, readable or not, for a file that somebody may repair. */
export async function rawTable(id: string): Promise<unknown> {
  return await (await store()).get(id)
}

function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether what is written down is to be taken in the place of what the store holds. */
function isNewer(pending: SavedTable, stored: unknown): boolean {
  const revision = revisionOf(stored)
  if (pending.revision !== revision) return pending.revision > revision
  return pending.updated >= savedAt(stored)
}
