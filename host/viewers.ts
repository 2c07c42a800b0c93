import {
  entryFor,
  type HostState,
  type Match,
  snapshotOf,
  type TableEntry,
  type TableSnapshot,
  type Viewer,
} from '@kantyna/kernel'

/** What each viewer may know of a table: computed once for each viewer, and cached until something changes. */
export class Viewers {
  readonly #match: Match
  readonly #hostState: () => Omit<HostState, 'revision'>
  readonly #snapshots = new Map<Viewer, TableSnapshot>()
  readonly #entries = new Map<Viewer, TableEntry[]>()
  readonly #listeners = new Set<() => void>()
  #revision = 0

  constructor(match: Match, hostState: () => Omit<HostState, 'revision'>) {
    this.#match = match
    this.#hostState = hostState
  }

  get revision(): number {
    return this.#revision
  }

  snapshot(viewer: Viewer): TableSnapshot {
    const known = this.#snapshots.get(viewer)
    if (known !== undefined) return known
    const snapshot = snapshotOf(this.#match, viewer, { ...this.#hostState(), revision: this.#revision })
    this.#snapshots.set(viewer, snapshot)
    return snapshot
  }

  entries(viewer: Viewer): readonly TableEntry[] {
    const known = this.#entries.get(viewer) ?? []
    for (const entry of this.#match.history.slice(known.length)) known.push(entryFor(entry, viewer))
    this.#entries.set(viewer, known)
    return known
  }

  /** After a take-back: the cached entries may be of choices that are gone. */
  forgetEntries(): void {
    this.#entries.clear()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts a new revision and calls the listeners. */
  change(): void {
    this.#revision++
    this.#snapshots.clear()
    for (const listener of [...this.#listeners]) listener()
  }
}
