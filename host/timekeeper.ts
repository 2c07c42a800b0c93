import type { Match, Seat, TableChange } from '@kantyna/kernel'

/** The part of a table that a timekeeper uses. */
export interface TimedTable {
  readonly match: Match
  /** The people who are asked something now; empty while the table is paused, over or closed. */
  readonly asked: readonly Seat[]
  isHere(seat: Seat): boolean
  /** Tells the clients that the snapshots have changed. */
  change(): void
  /** Stores and makes a change. */
  make(change: TableChange): void
}

/** Watches the time at a table. Not every host has one. */
export interface Timekeeper {
  /** Called after every change at the table. */
  update(table: TimedTable): void
}
