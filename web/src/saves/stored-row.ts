import type { Entry, GameRecord, Seat, TableRow } from '@kantyna/kernel'
import { isCount, isListOf, isObject } from './kept-data.ts'

/** A row as the browser saves it, with facts about the table after it. */
export interface StoredRow {
  readonly table: string
  /** The revision of the table after it. */
  readonly number: number
  readonly row: TableRow
  readonly finalHash: string
  readonly outcome: GameRecord['outcome']
  readonly moves: number
  readonly waiting: readonly Seat[]
  readonly updated: number
}

/** Whether it looks like a row. Its content is checked when the record that it belongs to is replayed. */
function isStoredRow(raw: unknown): raw is StoredRow {
  if (!isObject(raw)) return false
  const { table, number, row, finalHash, outcome, moves, waiting, updated } = raw
  return (
    typeof table === 'string' &&
    isCount(number) &&
    isRow(row) &&
    typeof finalHash === 'string' &&
    (outcome === null || (isObject(outcome) && isListOf(outcome['winners'], isCount))) &&
    isCount(moves) &&
    isListOf(waiting, isCount) &&
    Number.isFinite(updated)
  )
}

function isRow(row: unknown): boolean {
  if (!isObject(row)) return false
  switch (row['kind']) {
    case 'choice':
      return isEntry(row['entry'])
    case 'takeback':
      return isObject(row['takeback']) && isCount(row['takeback']['at']) && isListOf(row['kept'], isEntry)
    case 'change':
      return isObject(row['change'])
    default:
      return false
  }
}

function isEntry(entry: unknown): entry is Entry {
  return isObject(entry) && isCount(entry['seat'])
}

/**
 * The rows of a table that follow its revision without a gap: first those of the store, then pending ones. A malformed
 * row ends the list.
 */
export function rowsAfter(
  revision: number,
  id: string,
  stored: readonly unknown[],
  pending: readonly unknown[],
): StoredRow[] {
  const byNumber = new Map<number, StoredRow>()
  for (const raw of [...pending, ...stored]) {
    if (isStoredRow(raw)) byNumber.set(raw.number, raw)
  }
  const rows: StoredRow[] = []
  for (let next = revision + 1; ; next++) {
    const row = byNumber.get(next)
    if (row === undefined || row.table !== id) return rows
    rows.push(row)
  }
}
