import type { Position, TableRow } from '@kantyna/kernel'

/**
 * Keeps what happens at a table, row by row. A row is appended before its command is acknowledged and before anybody
 * hears of it. `after` is the position that it leads to. A store that can keep a row at once returns nothing; one that
 * needs time gives a promise, and the table waits. One that throws or rejects has kept nothing: the command is refused.
 */
export interface TableStore {
  append(row: TableRow, after: Position): void | Promise<void>
}
