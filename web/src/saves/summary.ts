import { editionOf, type Seat, type SeatHolder } from '@kantyna/kernel'
import { isCount, isListOf, isObject } from './kept-data.ts'
import { rowsAfter } from './stored-row.ts'

/** What the lobby shows of a saved table: read without the rules, and without checking its record. */

/** Saved beside the record: which choices the table made automatically. */
export type ViewerPrefs = { readonly [name: string]: string | number | boolean }

/** A line in the lobby's list. */
export type TableSummary =
  | {
      readonly id: string
      readonly revision: number
      readonly updated: number
      readonly state: 'unfinished' | 'finished'
      readonly edition: string
      readonly seats: readonly SeatHolder[]
      readonly waiting: readonly Seat[]
      readonly moves: number
      readonly winners: readonly Seat[]
      /** A record without its seed can be watched but not continued. */
      readonly canContinue: boolean
    }
  | {
      readonly id: string
      readonly revision: number
      readonly updated: number
      readonly state: 'damaged'
    }

/** A table as it is saved, with its record unread. */
interface KeptTable {
  readonly id: string
  readonly game: string
  readonly record: unknown
  readonly revision: number
  readonly updated: number
  readonly finished: boolean
  readonly waiting: readonly Seat[]
  readonly prefs: ViewerPrefs
}

/** A saved table, or the name of the malformed field. */
export function readRow(raw: unknown): KeptTable | string {
  if (!isObject(raw)) return ''
  // Tables saved before revisions existed have none.
  const { id, game, record, revision = 0, updated, finished, waiting, prefs } = raw
  if (typeof id !== 'string' || id === '') return 'id'
  if (typeof game !== 'string') return 'game'
  if (!isCount(revision)) return 'revision'
  if (typeof updated !== 'number' || !Number.isFinite(updated)) return 'updated'
  if (typeof finished !== 'boolean') return 'finished'
  return {
    id,
    game,
    record,
    revision,
    updated,
    finished,
    waiting: isListOf(waiting, isSeat) ? waiting : [],
    prefs: arePrefs(prefs) ? Object.assign({}, prefs) : {},
  }
}

function isSeat(value: unknown): value is Seat {
  return isCount(value)
}

function arePrefs(prefs: unknown): prefs is ViewerPrefs {
  return (
    isObject(prefs) && Object.values(prefs).every((one) => /^(?:string|number|boolean)$/.test(typeof one))
  )
}

/** A light check, because no game is played from this data. */
export function isHolder(value: unknown): value is SeatHolder {
  if (!isObject(value)) return false
  const { name, kind, level } = value
  return (
    typeof name === 'string' &&
    (kind === 'person' || kind === 'bot' || kind === 'automa') &&
    (level === undefined || typeof level === 'string')
  )
}

export function summaryOf(raw: unknown): TableSummary {
  const row = readRow(raw)
  if (typeof row === 'string' || !isObject(row.record)) return { ...remains(raw), state: 'damaged' }
  const { id, game, revision, updated, finished, waiting } = row
  const { seats, entries, outcome, seed, options } = row.record
  const winners = outcome === null ? [] : isObject(outcome) ? outcome['winners'] : null
  if (
    !isListOf(seats, isHolder) ||
    seats.length === 0 ||
    !Array.isArray(entries) ||
    !isListOf(winners, isSeat) ||
    (seed !== null && typeof seed !== 'string')
  )
    return { ...remains(raw), state: 'damaged' }
  return {
    id,
    revision,
    updated,
    state: finished ? 'finished' : 'unfinished',
    edition: editionOf(game, isObject(options) ? options : {}),
    seats,
    waiting,
    moves: entries.length,
    winners,
    canContinue: !finished && seed !== null,
  }
}

/** The summary after the rows that have been added since. */
export function withLastRow(
  table: TableSummary,
  stored: readonly unknown[],
  pending: readonly unknown[],
): TableSummary {
  if (table.state === 'damaged') return table
  const own = stored.filter((row) => Reflect.get(Object(row), 'table') === table.id)
  const last = rowsAfter(table.revision, table.id, own, pending).at(-1)
  if (last === undefined) return table
  const { number, moves, waiting, updated, outcome } = last
  return {
    ...table,
    revision: number,
    moves,
    waiting,
    updated,
    state: outcome === null ? 'unfinished' : 'finished',
    winners: outcome?.winners ?? [],
    canContinue: table.canContinue && outcome === null,
  }
}

/** How many times a table was saved, damaged or not; 0 if there is none. */
export function revisionOf(raw: unknown): number {
  return remains(raw).revision
}

/** When a row was written, damaged or not; 0 if there is none. */
export function savedAt(raw: unknown): number {
  return remains(raw).updated
}

/** Enough of a damaged row to name it, so that it can be deleted. */
function remains(raw: unknown): { readonly id: string; readonly revision: number; readonly updated: number } {
  const { id, revision, updated } = isObject(raw) ? raw : {}
  return { id: typeof id === 'string' ? id : '', revision: numberOr0(revision), updated: numberOr0(updated) }
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
