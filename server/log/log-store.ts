import type { Plain } from '@kantyna/kernel'

export const rowKinds = [
  'created',
  'options-changed',
  'seats-swapped',
  'leader-changed',
  'contribution',
  'dealt',
  'choice',
  'standing-move',
  'take-back',
  'undo-requested',
  'undo-agreed',
  'undo-refused',
  'seat-taken',
  'seat-left',
  'seat-removed',
  'seat-resigned',
  'seat-given-to-bot',
  'seat-given-back',
  'passing',
  'hint-used',
  'clock',
  'pause',
  'end',
  'rematch',
] as const
export type RowKind = (typeof rowKinds)[number]

/** One accepted command with everything that follows from it by rule. */
export interface LogRow {
  /** Counts from 0 and never has a gap. */
  readonly number: number
  /** The id of the command, made by its sender. A table has each id once. */
  readonly command: string
  readonly kind: RowKind
  /** Contains no names, chat or addresses, because these must be erasable and a row never changes. */
  readonly body: Plain
}

export interface Append extends Omit<LogRow, 'number'> {
  readonly table: string
  /** The number that the row will have: the next one, as far as the writer knows. */
  readonly expect: number
  /** The new list of what is due at the table. Without it, the list stays the same. */
  readonly due?: readonly Due[]
}

/** Something that has to happen at a table at a certain time, unless a row comes first. */
export interface Due {
  readonly kind: string
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface DueAt extends Due {
  readonly table: string
  /** The number that the next row of the table will have. */
  readonly next: number
}

/**
 * `stored`: the row is durable. `repeated`: the log already has a row of this command, with this number. `outrun`:
 * another writer was faster; `next` is the number to expect after reading the missed rows. `finished`: the table is
 * packed.
 */
export type Appended =
  | { readonly is: 'stored' | 'repeated'; readonly number: number }
  | { readonly is: 'outrun'; readonly next: number }
  | { readonly is: 'finished' }

/** A table's state after all rows before `next`, so that a load has few rows to replay. */
export interface Checkpoint {
  readonly next: number
  readonly body: Uint8Array
}

export interface LoadedTable {
  readonly next: number
  readonly checkpoint: Checkpoint | null
  /** The rows after the checkpoint. */
  readonly rows: readonly LogRow[]
  /** The record of a finished table. It has no rows any more. */
  readonly packed: Uint8Array | null
}

/**
 * Keeps the logs of all tables. The log is the table: nothing is acknowledged before it is stored, and everything else
 * can be rebuilt from it. Rows are added one after the other and never change.
 */
export interface LogStore {
  /**
   * Stores a batch completely or not at all. When the promise resolves, the stored rows survive a loss of power. The
   * answers are in the order of the batch. Rejects with a `StoreFailure` if nothing was stored.
   */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
  /** At most `limit` rows of a table, from number `from` on. */
  read(table: string, from: number, limit: number): Promise<readonly LogRow[]>
  /** Loads a table; null if there is no such table. */
  load(table: string): Promise<LoadedTable | null>
  /** Stores a checkpoint in place of an earlier one. Ignores a checkpoint of rows that do not exist. */
  checkpoint(table: string, checkpoint: Checkpoint): Promise<void>
  /**
   * Replaces the rows of a finished table by its record, unless rows were added from `next` on. Returns whether it did.
   */
  pack(table: string, next: number, record: Uint8Array): Promise<boolean>
  /** Removes a table that has expired, with everything that the log has of it. */
  remove(table: string): Promise<void>
  /** What is due, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly DueAt[]>
}

export const failureCodes = ['full', 'busy', 'damaged', 'newer', 'failed'] as const
export type FailureCode = (typeof failureCodes)[number]

/** The store has failed, and nothing has changed. */
export class StoreFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
