import type { Match, Seat, TableChange } from '@kantyna/kernel'

/** What a timekeeper sees of a table. */
export interface TimedTable {
  readonly match: Match
  /** The people who are asked something now; nobody while the table is paused, over or closed. */
  readonly asked: readonly Seat[]
  isHere(seat: Seat): boolean
  /** Snapshots have changed. */
  change(): void
  /** Has a change kept and made. */
  make(change: TableChange): void
}

/** Watches the time at a table: given to a host that needs it. */
export interface Timekeeper {
  /** Something has happened. */
  look(table: TimedTable): void
}
