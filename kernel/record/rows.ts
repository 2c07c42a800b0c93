import { type Entry, type GameRecord, sealed, type TableChange, type Takeback } from './record.ts'

/**
 * One thing that happened at a table, as a store keeps it. Rows are only ever added: a take-back is a row, too. A record
 * and the rows after it contain the whole game.
 */
export type TableRow =
  | { readonly kind: 'choice'; readonly entry: Entry }
  | {
      readonly kind: 'takeback'
      readonly takeback: Takeback
      /** The later entries that stay: talk, and the answers of others. */
      readonly kept: readonly Entry[]
    }
  | { readonly kind: 'change'; readonly change: TableChange }

/** The end of a record after its last row. */
export type RecordedEnd = Pick<GameRecord, 'outcome' | 'finalHash'>

/** Adds rows to a record. The rows are checked later, when the record is replayed. */
export function withRows(
  record: GameRecord,
  rows: readonly TableRow[],
  { outcome, finalHash }: RecordedEnd,
): GameRecord {
  const { digest: _, ...grown } = grownRecord(record, rows)
  return sealed({ ...grown, outcome, finalHash })
}

/** Adds rows to a record whose end and checksum are not known: `resumeFromLog` needs neither. */
export function grownRecord(record: GameRecord, rows: readonly TableRow[]): GameRecord {
  const { entries, takebacks, changes = [] } = record
  const game = { entries: entries.slice(), takebacks: takebacks.slice(), changes: changes.slice() }
  for (const row of rows) {
    switch (row.kind) {
      case 'choice':
        game.entries.push(row.entry)
        break
      case 'takeback':
        game.entries.splice(row.takeback.at, Number.POSITIVE_INFINITY, ...row.kept)
        game.takebacks.push(row.takeback)
        game.changes = changesBefore(game.changes, row.takeback.at)
        break
      case 'change':
        game.changes.push(row.change)
    }
  }
  return { ...record, format: 'kantyna-record-2', ...game }
}

/** After a take-back of `entry`, all changes stay; later ones move back to that entry. */
export function changesBefore(changes: readonly TableChange[], entry: number): TableChange[] {
  return changes.map((change) => ({ ...change, at: Math.min(change.at, entry) }))
}
