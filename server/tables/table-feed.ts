import {
  type Plain,
  SETUP,
  type Seat,
  type TableEntry,
  type TableLink,
  type TableSnapshot,
  type Viewer,
} from '@kantyna/kernel'
import { differenceOf, type Received } from '@kantyna/online'

/** What was sent of one viewer's table. */
interface Sent {
  readonly snapshot: TableSnapshot
  /** How many entries, with the setup. */
  readonly entries: number
}

/** Written once for all clients that look with the same eyes. */
export class WrittenUpdates {
  readonly #differences = new WeakMap<
    TableSnapshot,
    { readonly after: TableSnapshot; readonly text: string }
  >()
  readonly #entries = new WeakMap<TableEntry, string>()

  difference(before: TableSnapshot, after: TableSnapshot): string {
    const known = this.#differences.get(before)
    if (known?.after === after) return known.text
    // Snapshots are plain data (linkSchemas).
    const text = JSON.stringify(differenceOf(before as unknown as Plain, after as unknown as Plain))
    this.#differences.set(before, { after, text })
    return text
  }

  whole(snapshot: TableSnapshot): string {
    return JSON.stringify([0, snapshot])
  }

  entry(entry: TableEntry): string {
    const known = this.#entries.get(entry)
    if (known !== undefined) return known
    const text = JSON.stringify(entry)
    this.#entries.set(entry, text)
    return text
  }
}

interface FedTable {
  readonly link: TableLink
  readonly written: WrittenUpdates
  /** The places to which the game was taken back, in order: how many entries were left each time. */
  takenBackTo(): readonly number[]
}

/** Sends one client what has changed at its table. */
export class TableFeed {
  readonly #table: FedTable
  readonly #viewers: readonly Viewer[]
  readonly #sent = new Map<Viewer, Sent>()
  #takebacks: number
  /** How many entries the client had when it connected. */
  readonly #received: number

  constructor(table: FedTable, own: readonly Seat[], received: Received | null) {
    this.#table = table
    this.#viewers = [null, ...own]
    const takebacks = table.takenBackTo().length
    const isKnown = received !== null && received.takebacks <= takebacks
    this.#takebacks = isKnown ? received.takebacks : takebacks
    this.#received = isKnown ? received.cursor - SETUP : 0
  }

  /** The frame with everything that has changed since the last one; null if nothing has. */
  next(row: number): string | null {
    const takenBack = this.#table.takenBackTo()
    const left = takenBack.slice(this.#takebacks)
    this.#takebacks = takenBack.length
    /** Entries from here on may have been replaced. */
    const kept = Math.min(Number.POSITIVE_INFINITY, ...left) - SETUP
    const views = this.#viewers.flatMap((viewer) => this.#update(viewer, kept) ?? [])
    return views.length === 0 ? null : `{"is":"update","row":${row},"views":[${views.join(',')}]}`
  }

  #update(viewer: Viewer, kept: number): string | null {
    const { link, written } = this.#table
    const sent = this.#sent.get(viewer)
    const snapshot = link.snapshot(viewer)
    if (snapshot === sent?.snapshot) return null
    const from = Math.min(sent?.entries ?? this.#received, kept)
    const entries = link.since(viewer, from + SETUP)
    const difference =
      sent === undefined ? written.whole(snapshot) : written.difference(sent.snapshot, snapshot)
    this.#sent.set(viewer, { snapshot, entries: from + entries.length })
    const texts = entries.map((entry) => written.entry(entry)).join(',')
    return `{"viewer":${viewer},"snapshot":${difference},"from":${from},"entries":[${texts}]}`
  }
}
