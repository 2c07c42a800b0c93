import type { GameRecord } from './record.ts'

/** What a server signs when it acknowledges a row of a table's log. `hash` runs over all rows up to this one. */
export function signedRow(table: string, row: number, hash: string): string {
  return `kantyna row ${table} ${row} ${hash}`
}

/** What a server signs of a record: its checksum, at the end of the table's log. */
export function signedRecord(
  { digest }: Pick<GameRecord, 'digest'>,
  { table, row, hash }: Pick<NonNullable<GameRecord['signed']>, 'table' | 'row' | 'hash'>,
): string {
  return `kantyna record ${table} ${row} ${hash} ${digest}`
}
