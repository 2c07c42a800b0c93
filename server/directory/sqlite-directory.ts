import type { Seat } from '@kantyna/kernel'
import type { Said } from '@kantyna/online'
import { type SqlBool, sql } from 'kysely'
import { shardOf } from '../log/shard.ts'
import type { Connection, Database } from '../store/connection.ts'
import type { Access, Directory, DirectoryEntry, Links, ListedTable, Listing, Reported } from './directory.ts'
import { looksForPlayers, withoutNames } from './listing.ts'

/** The column `seat` of an access without a seat. */
const NO_SEAT = -1

/** The role of a row that says that the name of a seat was erased. It belongs to no device. */
const [ERASED, NO_DEVICE] = ['erased', '']

/** The directory in an SQLite file. */
export class SqliteDirectory implements Directory {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  create(table: string, listing: Listing, { invitation, watching }: Links): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      await db
        .insertInto('listing')
        .values({ ...keyOf(table), ...columnsOf(listing), invitation, watching })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  load(table: string): Promise<DirectoryEntry | null> {
    return this.#connection.inTransaction(async (db) => {
      const found = await db
        .selectFrom('listing')
        .select(['listing', 'invitation', 'watching'])
        .where(at(table))
        .executeTakeFirst()
      if (found === undefined) return null
      const access = await db
        .selectFrom('access')
        .select(['device', 'role', 'seat'])
        .where(at(table))
        .where('role', '!=', ERASED)
        .orderBy('device')
        .orderBy('role')
        .orderBy('seat')
        .execute()
      return {
        listing: listingIn(found.listing),
        links: { invitation: found.invitation, watching: found.watching },
        access: access.map(({ device, role, seat }) => ({ device, access: accessOf(role, seat) })),
        recoveries: await db
          .selectFrom('recovery')
          .select(['seat', 'hash'])
          .where(at(table))
          .orderBy('seat')
          .execute(),
        said: await db
          .selectFrom('said')
          .select(['seat', 'preset', 'text', 'at'])
          .where(at(table))
          .orderBy('number')
          .execute(),
      }
    })
  }

  update(table: string, listing: Listing): Promise<void> {
    return this.#connection.inTransaction((db) => replaceListing(db, table, listing))
  }

  admit(table: string, device: string, access: Access): Promise<void> {
    return this.#atKnownTable(table, async (db) => {
      const seat = access.as === 'player' ? access.seat : NO_SEAT
      await db
        .insertInto('access')
        .values({ ...keyOf(table), device, role: access.as, seat })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  unseat(table: string, seat: Seat): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      await db.deleteFrom('access').where(at(table)).where('seat', '=', seat).execute()
      await db.deleteFrom('recovery').where(at(table)).where('seat', '=', seat).execute()
    })
  }

  saveRecovery(table: string, seat: Seat, hash: string): Promise<void> {
    return this.#atKnownTable(table, async (db) => {
      await db
        .insertInto('recovery')
        .values({ ...keyOf(table), seat, hash })
        .onConflict((conflict) => conflict.columns(['shard', 'table_id', 'seat']).doUpdateSet({ hash }))
        .execute()
    })
  }

  mine(device: string): Promise<readonly ListedTable[]> {
    return this.#connection.inTurn(async (db) => {
      const rows = await db
        .selectFrom('access')
        .innerJoin('listing', (join) =>
          join.onRef('listing.shard', '=', 'access.shard').onRef('listing.table_id', '=', 'access.table_id'),
        )
        .select(['listing.table_id as table', 'listing.listing', 'access.seat'])
        .where('access.device', '=', device)
        .where('access.role', '=', 'player')
        .orderBy('listing.changed', 'desc')
        .orderBy('listing.table_id')
        .orderBy('access.seat')
        .execute()
      const byTable = Map.groupBy(rows, ({ table }) => table)
      const tables = [...byTable].flatMap(([table, [first, ...others]]) =>
        first === undefined
          ? []
          : [{ table, listing: listingIn(first.listing), own: [first, ...others].map(({ seat }) => seat) }],
      )
      const isAsked = ({ listing, own }: ListedTable) => own.some((seat) => listing.asked.includes(seat))
      return [...tables.filter(isAsked), ...tables.filter((each) => !isAsked(each))]
    })
  }

  open(limit: number): Promise<readonly ListedTable[]> {
    return this.#connection.inTurn(async (db) => {
      const rows = await db
        .selectFrom('listing')
        .select(['table_id as table', 'listing'])
        .where('is_open', '=', 1)
        .orderBy('changed', 'desc')
        .orderBy('table_id')
        .limit(limit)
        .execute()
      return rows.map(({ table, listing }) => ({ table, listing: listingIn(listing), own: [] }))
    })
  }

  say(table: string, { seat, preset, text, at: time }: Said): Promise<void> {
    return this.#atKnownTable(table, async (db) => {
      const number = await nextNumber(db, 'said', table)
      await db
        .insertInto('said')
        .values({ ...keyOf(table), number, seat, preset, text, at: time })
        .execute()
    })
  }

  report(table: string, device: string, reason: string, time: number): Promise<void> {
    return this.#atKnownTable(table, async (db) => {
      const number = await nextNumber(db, 'report', table)
      await db
        .insertInto('report')
        .values({ ...keyOf(table), number, device, reason, at: time })
        .execute()
    })
  }

  reports(limit: number): Promise<readonly Reported[]> {
    return this.#connection.inTurn((db) =>
      db
        .selectFrom('report')
        .select(['table_id as table', 'device', 'reason', 'at'])
        .orderBy('at', 'desc')
        .orderBy('table_id')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute(),
    )
  }

  all(limit: number): Promise<readonly ListedTable[]> {
    return this.#connection.inTurn(async (db) => {
      const rows = await db
        .selectFrom('listing')
        .select(['table_id as table', 'listing'])
        .orderBy('changed', 'desc')
        .orderBy('table_id')
        .limit(limit)
        .execute()
      return rows.map(({ table, listing }) => ({ table, listing: listingIn(listing), own: [] }))
    })
  }

  expire(table: string, time: number): Promise<boolean> {
    return this.#connection.inTransaction(async (db) => {
      const listing = await listingOf(db, table)
      if (listing === null || listing.stage === 'playing') return false
      await replaceListing(db, table, { ...listing, expires: time })
      return true
    })
  }

  eraseName(table: string, seat: Seat): Promise<boolean> {
    return this.#connection.inTransaction(async (db) => {
      const listing = await listingOf(db, table)
      if ((listing?.names[seat] ?? null) === null || listing === null) return false
      await db
        .insertInto('access')
        .values({ ...keyOf(table), device: NO_DEVICE, role: ERASED, seat })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await replaceListing(db, table, listing)
      return true
    })
  }

  count(): Promise<number> {
    return this.#connection.inTurn(async (db) => {
      const { tables } = await db
        .selectFrom('listing')
        .select((is) => is.fn.countAll<number>().as('tables'))
        .where('is_over', '=', 0)
        .executeTakeFirstOrThrow()
      return tables
    })
  }

  expired(now: number, limit: number): Promise<readonly string[]> {
    return this.#connection.inTurn(async (db) => {
      const rows = await db
        .selectFrom('listing')
        .select('table_id')
        .where('expires', '<=', now)
        .orderBy('expires')
        .orderBy('table_id')
        .limit(limit)
        .execute()
      return rows.map(({ table_id }) => table_id)
    })
  }

  remove(table: string): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      for (const emptied of ['listing', 'access', 'recovery', 'said'] as const)
        await db.deleteFrom(emptied).where(at(table)).execute()
    })
  }

  forget({ said, devices }: { readonly said: number; readonly devices: number }): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      for (const emptied of ['said', 'report'] as const)
        await db.deleteFrom(emptied).where('at', '<', said).execute()
      await sql`
        delete from access where device in (
          select access.device from access join listing using (shard, table_id)
          group by access.device having max(listing.changed) < ${devices}
        )
      `.execute(db)
    })
  }

  #atKnownTable(table: string, work: (db: Database) => Promise<void>): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      const known = await db.selectFrom('listing').select('table_id').where(at(table)).executeTakeFirst()
      if (known !== undefined) await work(db)
    })
  }
}

async function listingOf(db: Database, table: string): Promise<Listing | null> {
  const found = await db.selectFrom('listing').select('listing').where(at(table)).executeTakeFirst()
  return found === undefined ? null : listingIn(found.listing)
}

async function replaceListing(db: Database, table: string, listing: Listing): Promise<void> {
  const erased = await db
    .selectFrom('access')
    .select('seat')
    .where(at(table))
    .where('role', '=', ERASED)
    .execute()
  const kept = withoutNames(
    listing,
    erased.map(({ seat }) => seat),
  )
  await db.updateTable('listing').set(columnsOf(kept)).where(at(table)).execute()
}

const keyOf = (table: string) => ({ shard: shardOf(table), table_id: table })

/** The condition that a row belongs to this table. */
const at = (table: string) => sql<SqlBool>`shard = ${shardOf(table)} and table_id = ${table}`

function columnsOf(listing: Listing) {
  return {
    listing: JSON.stringify(listing),
    is_over: listing.stage === 'over' ? 1 : 0,
    is_open: looksForPlayers(listing) ? 1 : 0,
    changed: listing.changed,
    expires: listing.expires,
  }
}

function listingIn(json: string): Listing {
  return JSON.parse(json) as Listing // `columnsOf` wrote it
}

function accessOf(role: string, seat: number): Access {
  return role === 'player' ? { as: role, seat } : { as: role === 'guest' ? 'guest' : 'watcher' }
}

async function nextNumber(db: Database, rows: 'said' | 'report', table: string): Promise<number> {
  const last = await db
    .selectFrom(rows)
    .select((is) => is.fn.max('number').as('number'))
    .where(at(table))
    .executeTakeFirst()
  return (last?.number ?? -1) + 1
}
