import type { Seat } from '@kantyna/kernel'
import type { Said, TableSettings } from '@kantyna/online'

/** What a device may do at a table. `guest`: it has an invitation and may take a free seat. */
export type Access = { readonly as: 'player'; readonly seat: Seat } | { readonly as: 'guest' | 'watcher' }

/** What the lists of tables show. */
export interface Listing {
  readonly settings: TableSettings
  readonly stage: 'gathering' | 'playing' | 'over'
  /** A player's name for each seat; null for a free seat and for a bot. */
  readonly names: readonly (string | null)[]
  /** The seats that are asked something. */
  readonly asked: readonly Seat[]
  /** When something last happened, in milliseconds since 1970. */
  readonly changed: number
  /** When the table is removed if nothing happens; null for never. */
  readonly expires: number | null
}

export interface Links {
  readonly invitation: string
  readonly watching: string
}

/** All that the directory knows of one table. */
export interface DirectoryEntry {
  readonly listing: Listing
  readonly links: Links
  readonly access: readonly { readonly device: string; readonly access: Access }[]
  /** The hashes of the secrets with which another device can play a seat. */
  readonly recoveries: readonly { readonly seat: Seat; readonly hash: string }[]
  readonly said: readonly Said[]
}

export interface ListedTable {
  readonly table: string
  readonly listing: Listing
  /** The seats of the device that asked. */
  readonly own: readonly Seat[]
}

/** A player's complaint about a table, for the operator. */
export interface Reported {
  readonly table: string
  readonly device: string
  readonly reason: string
  readonly at: number
}

/**
 * Knows what the logs of the tables must not contain, because it can be erased: names, which device plays which seat, and
 * what was said. A device is known by the hash of its secret. It also keeps what the lists of tables show: that follows
 * the logs, and may be a moment late. Nothing happens if it is told something about a table that it does not know.
 */
export interface Directory {
  /** Does nothing if the directory has the table already. */
  create(table: string, listing: Listing, links: Links): Promise<void>
  load(table: string): Promise<DirectoryEntry | null>
  update(table: string, listing: Listing): Promise<void>
  /** Adds to what the device may do at the table. */
  admit(table: string, device: string, access: Access): Promise<void>
  /** Nobody who played this seat can any more: removes its devices and its recovery secret. */
  unseat(table: string, seat: Seat): Promise<void>
  /** Replaces the recovery secret of a seat. */
  saveRecovery(table: string, seat: Seat, hash: string): Promise<void>
  /** The tables at which a device plays a seat: those where it is asked first, then the latest. */
  mine(device: string): Promise<readonly ListedTable[]>
  /** Listed tables with a free seat before the deal, the latest first. */
  open(limit: number): Promise<readonly ListedTable[]>
  say(table: string, said: Said): Promise<void>
  /** Keeps a complaint, also after the table was removed. */
  report(table: string, device: string, reason: string, at: number): Promise<void>
  /** The latest complaints. */
  reports(limit: number): Promise<readonly Reported[]>
  /** Tables of every kind, the latest first, for the operator. */
  all(limit: number): Promise<readonly ListedTable[]>
  /**
   * Lets a table expire at a time, unless its game is being played or something happens there before. Returns whether it
   * does.
   */
  expire(table: string, at: number): Promise<boolean>
  /**
   * Replaces the name of a player, also in what a server that still knows the name stores later. The seat has a name again
   * when another player takes it. Returns whether there was a name.
   */
  eraseName(table: string, seat: Seat): Promise<boolean>
  /** How many tables are not over. */
  count(): Promise<number>
  /** Tables that have expired, the longest expired first. */
  expired(now: number, limit: number): Promise<readonly string[]>
  /** Removes a table from the directory. */
  remove(table: string): Promise<void>
  /**
   * Removes what was said or reported before `said`, and the devices at whose tables nothing has happened since `devices`.
   */
  forget(before: { readonly said: number; readonly devices: number }): Promise<void>
}
