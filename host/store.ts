import type { Position, TableRow } from '@kantyna/kernel'

/**
 * Keeps what happens at a table, row by row. The host appends a row before it acknowledges the command and before it
 * tells any client. `after` is the position that the row leads to. A store that keeps a row at once returns nothing. A
 * store that needs time returns a promise, and the table waits. If the store throws or rejects, it has kept nothing, and
 * the command is refused.
 */
export interface TableStore {
  append(row: TableRow, after: Position): void | Promise<void>
}
