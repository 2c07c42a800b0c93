import type { Plain } from '@kantyna/kernel'
import { closeCodes, type NewTable, type TableSettings } from '@kantyna/online'
import { writeCheckpoint } from './checkpoint.ts'
import { arePlayable, openEdition } from './editions.ts'
import { LiveTable, stateOf, type TableMaker } from './live-table.ts'
import { readableName } from './names.ts'
import { newSecret, newSeed, newTableId } from './secrets.ts'
import type { Services } from './services.ts'
import { expiryOf, forgottenBefore } from './terms.ts'

/** A table without visitors leaves the memory after this time. */
const IDLE_MS = 30_000
/** How often the server looks for what is due. */
const SWEEP_MS = 15_000
/** How many tables one sweep takes. */
const MOST_SWEPT = 10_000

export type Created =
  | { readonly ok: true; readonly table: string }
  | { readonly ok: false; readonly problem: 'options-refused' | 'name-refused' }

/** The tables of a server. Only those with visitors are in memory. */
export class Tables implements TableMaker {
  readonly #services: Services
  readonly #live = new Map<string, Promise<LiveTable | null>>()
  readonly #idleSince = new Map<string, number>()
  #cancelSweep: (() => void) | null = null
  #isClosed = false

  constructor(services: Services) {
    this.#services = services
    this.#sweepLater()
  }

  get services(): Services {
    return this.#services
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size
  }

  /** The table, loaded if it is not in memory; null if there is none. */
  async get(id: string): Promise<LiveTable | null> {
    if (this.#isClosed) return null
    const known = this.#live.get(id)
    if (known !== undefined) return await known
    const loading = LiveTable.load(id, this.#services, this, () => this.#forget(id))
    this.#live.set(id, loading)
    try {
      const table = await loading
      if (table === null) this.#live.delete(id)
      return table
    } catch (problem) {
      this.#live.delete(id)
      throw problem
    }
  }

  /** Creates a table. Its creator gets the first seat for a person. */
  async create(device: string, { settings, name: given }: NewTable): Promise<Created> {
    const bundle = await openEdition(settings)
    if (bundle === null || !arePlayable(bundle.game, settings))
      return { ok: false, problem: 'options-refused' }
    const name = readableName(given)
    if (name === '') return { ok: false, problem: 'name-refused' }
    const table = await this.#new(settings, bundle.game.rulesVersion)
    const live = await this.get(table)
    const seat = settings.seats.findIndex(({ kind }) => kind === 'person')
    await live?.seat(device, seat, name, 'creator')
    return { ok: true, table }
  }

  /** A table with the same settings, at which everybody has the same seat. Watchers are invited, too. */
  async rematch(before: LiveTable): Promise<string> {
    const { settings, rulesVersion } = before.room
    const id = await this.#new(settings, rulesVersion)
    const table = await this.get(id)
    if (table === null) throw new Error(`Table ${id} was not created.`)
    const seated = new Set<number>()
    for (const { device, seat } of before.admissions.players) {
      if (seated.has(seat)) await table.admissions.admit(device, { as: 'player', seat })
      else await table.seat(device, seat, before.names[seat] ?? '', `seat ${seat}`)
      seated.add(seat)
    }
    for (const device of before.admissions.others) await table.admissions.admit(device, { as: 'guest' })
    return id
  }

  async #new(settings: TableSettings, rulesVersion: string): Promise<string> {
    const { directory, group, now } = this.#services
    const table = newTableId()
    const listing = {
      settings,
      stage: 'gathering' as const,
      names: settings.seats.map(() => null),
      asked: [],
      changed: now(),
      expires: expiryOf('gathering', now()),
    }
    await directory.create(table, listing, { invitation: newSecret(), watching: newSecret() })
    const body = { settings, rulesVersion, seed: newSeed(), at: now() } as unknown as Plain
    await group.append({ table, expect: 0, command: 'created', kind: 'created', body })
    return table
  }

  /** Another process has changed the table: its visitors connect again, and it is loaded again. */
  #forget(id: string): void {
    const known = this.#live.get(id)
    this.#live.delete(id)
    known?.then((table) => table?.close()).catch(this.#services.reportFault)
  }

  #sweepLater(): void {
    this.#cancelSweep = this.#services.clock.after(SWEEP_MS, () => {
      this.sweep()
        .catch(this.#services.reportFault)
        .finally(() => {
          if (!this.#isClosed) this.#sweepLater()
        })
    })
  }

  /** Does what is due, removes what has expired, and removes idle tables from the memory. */
  async sweep(): Promise<void> {
    const { log, directory, now } = this.#services
    for (const { kind, table, next } of await log.due(now(), MOST_SWEPT)) {
      if (kind === 'pack') await this.#pack(table, next)
      else await this.get(table)
    }
    for (const table of await directory.expired(now(), MOST_SWEPT)) {
      const live = await this.#live.get(table)
      this.#live.delete(table)
      live?.close(closeCodes.gone)
      // The directory is last: until then the table is found again, and removed.
      await log.remove(table)
      await directory.remove(table)
    }
    await directory.forget(forgottenBefore(now()))
    await this.#unloadIdle()
  }

  /** A game that is over becomes one compressed record. Its rows are removed. */
  async #pack(table: string, next: number): Promise<void> {
    const { log } = this.#services
    const stored = await log.load(table)
    if (stored === null || stored.packed !== null) return
    await log.pack(table, next, writeCheckpoint(stateOf(stored).saved))
    this.#forget(table)
  }

  async #unloadIdle(): Promise<void> {
    const now = this.#services.now()
    for (const [id, loading] of this.#live) {
      const table = await loading.catch(() => null)
      if (table === null || !table.isIdle) this.#idleSince.delete(id)
      else if (!this.#idleSince.has(id)) this.#idleSince.set(id, now)
      else if (now - (this.#idleSince.get(id) ?? now) >= IDLE_MS) {
        this.#idleSince.delete(id)
        this.#live.delete(id)
        table?.close()
      }
    }
  }

  /** Everything has been stored: clients connect again when the server is back. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#cancelSweep?.()
    for (const loading of this.#live.values())
      await loading.then((table) => table?.close(closeCodes.restart)).catch(this.#services.reportFault)
    this.#live.clear()
  }
}
