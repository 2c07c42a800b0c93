import type { Position, Seat, TableRow } from '@kantyna/kernel'

/**
 * Keeps what happens at a table, row by row. The host appends a row before it acknowledges the command and before it
 * tells any client. `after` is the position that the row leads to. A store that keeps a row at once returns nothing. A
 * store that needs time returns a promise, and the table waits. If the store throws or rejects, it has kept nothing, and
 * the command is refused.
 */
export interface TableStore {
  /** `command`: the id of the player's command that made the row; none for what the host does by itself. */
  append(row: TableRow, after: Position, command?: string): void | Promise<void>
  /** Keeps what is not part of the game's record. Only a server has this: elsewhere it ends with the window. */
  note?(note: HostNote, command?: string): void | Promise<void>
  /** Whether a command was carried out before this host took over the table. */
  isCarriedOut?(command: string): boolean
}

/** What a host remembers of a table apart from the game. */
export type HostNote =
  | { readonly kind: 'passing'; readonly seat: Seat; readonly isPassing: boolean }
  | {
      readonly kind: 'undo-requested' | 'undo-agreed' | 'undo-refused'
      readonly seat: Seat
      readonly entry: number
    }
