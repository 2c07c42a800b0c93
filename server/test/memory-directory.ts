import type { Seat } from '@kantyna/kernel'
import type { Said } from '@kantyna/online'
import type {
  Access,
  Directory,
  DirectoryEntry,
  Links,
  ListedTable,
  Listing,
  Reported,
} from '../directory/directory.ts'
import { looksForPlayers, withoutNames } from '../directory/listing.ts'

interface Table {
  listing: Listing
  readonly links: Links
  access: DirectoryEntry['access']
  readonly recoveries: Map<Seat, string>
  said: readonly Said[]
  readonly erased: Set<Seat>
}

/** The contract of a directory in its plainest form: what other directories are compared with. */
export class MemoryDirectory implements Directory {
  readonly #tables = new Map<string, Table>()
  #reports: Reported[] = []

  create(table: string, listing: Listing, links: Links): Promise<void> {
    if (!this.#tables.has(table))
      this.#tables.set(table, {
        listing,
        links,
        access: [],
        recoveries: new Map(),
        said: [],
        erased: new Set(),
      })
    return Promise.resolve()
  }

  load(table: string): Promise<DirectoryEntry | null> {
    const known = this.#tables.get(table)
    if (known === undefined) return Promise.resolve(null)
    const { listing, links, access, recoveries, said } = known
    const sorted = [...recoveries].map(([seat, hash]) => ({ seat, hash })).sort((a, b) => a.seat - b.seat)
    return Promise.resolve({ listing, links, access, recoveries: sorted, said })
  }

  update(table: string, listing: Listing): Promise<void> {
    return this.#change(table, (known) => {
      known.listing = withoutNames(listing, [...known.erased])
    })
  }

  admit(table: string, device: string, access: Access): Promise<void> {
    return this.#change(table, (known) => {
      const same = (each: (typeof known.access)[number]) => keyOf(each) === keyOf({ device, access })
      if (known.access.some(same)) return
      known.access = [...known.access, { device, access }].sort((a, b) => compare(keyOf(a), keyOf(b)))
    })
  }

  unseat(table: string, seat: Seat): Promise<void> {
    return this.#change(table, (known) => {
      known.access = known.access.filter(({ access }) => access.as !== 'player' || access.seat !== seat)
      known.recoveries.delete(seat)
      known.erased.delete(seat)
    })
  }

  saveRecovery(table: string, seat: Seat, hash: string): Promise<void> {
    return this.#change(table, ({ recoveries }) => {
      recoveries.set(seat, hash)
    })
  }

  mine(device: string): Promise<readonly ListedTable[]> {
    const tables = this.#latestFirst().flatMap(([table, { listing, access }]): ListedTable[] => {
      const own = access.flatMap((each) =>
        each.device === device && each.access.as === 'player' ? [each.access.seat] : [],
      )
      return own.length === 0 ? [] : [{ table, listing, own }]
    })
    const asks = ({ listing, own }: ListedTable) => (own.some((seat) => listing.asked.includes(seat)) ? 0 : 1)
    return Promise.resolve(tables.toSorted((a, b) => asks(a) - asks(b)))
  }

  open(limit: number): Promise<readonly ListedTable[]> {
    const tables = this.#latestFirst().filter(([, { listing }]) => looksForPlayers(listing))
    return Promise.resolve(
      tables.slice(0, limit).map(([table, { listing }]) => ({ table, listing, own: [] })),
    )
  }

  say(table: string, said: Said): Promise<void> {
    return this.#change(table, (known) => {
      known.said = [...known.said, said]
    })
  }

  report(table: string, device: string, reason: string, at: number): Promise<void> {
    if (this.#tables.has(table)) this.#reports.unshift({ table, device, reason, at })
    return Promise.resolve()
  }

  reports(limit: number): Promise<readonly Reported[]> {
    const sorted = this.#reports.toSorted((a, b) => b.at - a.at || compare(a.table, b.table))
    return Promise.resolve(sorted.slice(0, limit))
  }

  all(limit: number): Promise<readonly ListedTable[]> {
    const tables = this.#latestFirst().slice(0, limit)
    return Promise.resolve(tables.map(([table, { listing }]) => ({ table, listing, own: [] })))
  }

  expire(table: string, at: number): Promise<boolean> {
    const known = this.#tables.get(table)
    if (known === undefined || known.listing.stage === 'playing') return Promise.resolve(false)
    known.listing = { ...known.listing, expires: at }
    return Promise.resolve(true)
  }

  eraseName(table: string, seat: Seat): Promise<boolean> {
    const known = this.#tables.get(table)
    if (known === undefined || (known.listing.names[seat] ?? null) === null) return Promise.resolve(false)
    known.erased.add(seat)
    known.listing = withoutNames(known.listing, [...known.erased])
    return Promise.resolve(true)
  }

  count(): Promise<number> {
    return Promise.resolve(
      [...this.#tables.values()].filter(({ listing }) => listing.stage !== 'over').length,
    )
  }

  expired(now: number, limit: number): Promise<readonly string[]> {
    const expired = [...this.#tables].flatMap(
      ([
        table,
        {
          listing: { expires },
        },
      ]) => (expires !== null && expires <= now ? [{ table, expires }] : []),
    )
    expired.sort((a, b) => a.expires - b.expires || compare(a.table, b.table))
    return Promise.resolve(expired.slice(0, limit).map(({ table }) => table))
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table)
    return Promise.resolve()
  }

  forget(before: { readonly said: number; readonly devices: number }): Promise<void> {
    const used = new Map<string, number>()
    for (const { listing, access } of this.#tables.values())
      for (const { device } of access)
        used.set(device, Math.max(listing.changed, used.get(device) ?? listing.changed))
    for (const known of this.#tables.values()) {
      known.said = known.said.filter(({ at }) => at >= before.said)
      known.access = known.access.filter(({ device }) => (used.get(device) ?? 0) >= before.devices)
    }
    this.#reports = this.#reports.filter(({ at }) => at >= before.said)
    return Promise.resolve()
  }

  #change(table: string, change: (known: Table) => void): Promise<void> {
    const known = this.#tables.get(table)
    if (known !== undefined) change(known)
    return Promise.resolve()
  }

  #latestFirst(): [string, Table][] {
    return [...this.#tables].sort(
      ([a, { listing: older }], [b, { listing: newer }]) => newer.changed - older.changed || compare(a, b),
    )
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function keyOf({ device, access }: DirectoryEntry['access'][number]): string {
  return [device, access.as, access.as === 'player' ? String(access.seat).padStart(3, '0') : ''].join('\n')
}
