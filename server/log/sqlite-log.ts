import type { Plain } from '@kantyna/kernel'
import { sql } from 'kysely'
import type { Connection, Database } from '../store/connection.ts'
import type {
  Append,
  Appended,
  Checkpoint,
  Due,
  DueAt,
  LoadedTable,
  LogRow,
  LogStore,
  RowKind,
} from './log-store.ts'
import { shardOf } from './shard.ts'

/** The logs in an SQLite file. */
export class SqliteLog implements LogStore {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.#connection.inTransaction(async (db) => {
      const plan = new BatchPlan(await known(db, batch))
      const answers = batch.map((row) => plan.add(row))
      await insertRows(db, plan.rows)
      for (const [table, due] of plan.due) await replaceDue(db, table, due)
      return answers
    })
  }

  read(table: string, from: number, limit: number): Promise<readonly LogRow[]> {
    return this.#connection.inTurn((db) => rowsOf(db, table, from, limit))
  }

  load(table: string): Promise<LoadedTable | null> {
    return this.#connection.inTransaction(async (db) => {
      const shard = shardOf(table)
      const finished = await db
        .selectFrom('finished')
        .select(['next', 'record'])
        .where('shard', '=', shard)
        .where('table_id', '=', table)
        .executeTakeFirst()
      if (finished !== undefined)
        return { next: finished.next, checkpoint: null, rows: [], packed: finished.record }
      const checkpoint = await db
        .selectFrom('checkpoint')
        .select(['next', 'body'])
        .where('shard', '=', shard)
        .where('table_id', '=', table)
        .executeTakeFirst()
      const rows = await rowsOf(db, table, checkpoint?.next ?? 0)
      const next = rows.at(-1)?.number ?? (checkpoint?.next ?? 0) - 1
      return next < 0 ? null : { next: next + 1, checkpoint: checkpoint ?? null, rows, packed: null }
    })
  }

  checkpoint(table: string, { next, body }: Checkpoint): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      const nextNumber = (await nextNumbers(db, [table])).get(table) ?? 0
      if (next < 1 || next > nextNumber) return
      const shard = shardOf(table)
      await db
        .insertInto('checkpoint')
        .values({ shard, table_id: table, next, body })
        .onConflict((conflict) =>
          conflict
            .columns(['shard', 'table_id'])
            .doUpdateSet({ next, body })
            .where('checkpoint.next', '<', next),
        )
        .execute()
    })
  }

  pack(table: string, next: number, record: Uint8Array): Promise<boolean> {
    return this.#connection.inTransaction(async (db) => {
      if ((await nextNumbers(db, [table])).get(table) !== next) return false
      const shard = shardOf(table)
      await db.insertInto('finished').values({ shard, table_id: table, next, record }).execute()
      for (const emptied of ['log', 'checkpoint', 'due'] as const)
        await db.deleteFrom(emptied).where('shard', '=', shard).where('table_id', '=', table).execute()
      return true
    })
  }

  remove(table: string): Promise<void> {
    return this.#connection.inTransaction(async (db) => {
      for (const emptied of ['log', 'checkpoint', 'due', 'finished'] as const)
        await db
          .deleteFrom(emptied)
          .where('shard', '=', shardOf(table))
          .where('table_id', '=', table)
          .execute()
    })
  }

  due(now: number, limit: number): Promise<readonly DueAt[]> {
    return this.#connection.inTransaction(async (db) => {
      const due = await db
        .selectFrom('due')
        .select(['table_id as table', 'kind', 'at'])
        .where('at', '<=', now)
        .orderBy('at')
        .orderBy('table_id')
        .orderBy('kind')
        .limit(limit)
        .execute()
      const next = await nextNumbers(
        db,
        due.map(({ table }) => table),
      )
      return due.map((each) => ({ ...each, next: next.get(each.table) ?? 0 }))
    })
  }
}

/** What the log knows of the tables and commands of a batch. */
interface Known {
  readonly next: Map<string, number>
  /** Numbers by table and command. */
  readonly commands: Map<string, number>
  readonly finished: ReadonlySet<string>
}

/** Decides for each row of a batch whether it is stored. */
class BatchPlan {
  readonly #known: Known
  readonly #rows: (LogRow & { readonly table: string })[] = []
  readonly due = new Map<string, readonly Due[]>()

  constructor(known: Known) {
    this.#known = known
  }

  add({ table, expect, command, kind, body, due }: Append): Appended {
    const { next: nextOf, commands, finished } = this.#known
    if (finished.has(table)) return { is: 'finished' }
    const stored = commands.get(commandKey(table, command))
    if (stored !== undefined) return { is: 'repeated', number: stored }
    const number = nextOf.get(table) ?? 0
    if (expect !== number) return { is: 'outrun', next: number }
    nextOf.set(table, number + 1)
    commands.set(commandKey(table, command), number)
    this.#rows.push({ table, number, command, kind, body })
    if (due !== undefined) this.due.set(table, due)
    return { is: 'stored', number }
  }

  /** Sorted by key: in PostgreSQL, two unsorted batches could deadlock. */
  get rows() {
    return this.#rows
      .map((row) => ({ ...row, shard: shardOf(row.table) }))
      .sort((a, b) => a.shard - b.shard || compare(a.table, b.table) || a.number - b.number)
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const commandKey = (table: string, command: string) => JSON.stringify([table, command])

async function known(db: Database, batch: readonly Append[]): Promise<Known> {
  const tables = [...new Set(batch.map(({ table }) => table))]
  const asked = JSON.stringify(batch.map(({ table, command }) => [shardOf(table), table, command]))
  const commands = await sql<{ table_id: string; command: string; number: number }>`
    select log.table_id, log.command, log.number from json_each(${asked}) as asked
    join log on log.shard = asked.value ->> 0 and log.table_id = asked.value ->> 1 and log.command = asked.value ->> 2
  `.execute(db)
  const finished = await sql<{ table_id: string }>`
    select table_id from json_each(${withShards(tables)}) as asked
    join finished on finished.shard = asked.value ->> 0 and finished.table_id = asked.value ->> 1
  `.execute(db)
  return {
    next: await nextNumbers(db, tables),
    commands: new Map(
      commands.rows.map(({ table_id, command, number }) => [commandKey(table_id, command), number]),
    ),
    finished: new Set(finished.rows.map(({ table_id }) => table_id)),
  }
}

/** The number of the next row of each table that has any. */
async function nextNumbers(db: Database, tables: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ table_id: string; last: number | null }>`
    select asked.value ->> 1 as table_id,
      (select max(number) from log where shard = asked.value ->> 0 and log.table_id = asked.value ->> 1) as last
    from json_each(${withShards(tables)}) as asked
  `.execute(db)
  return new Map(rows.flatMap(({ table_id, last }) => (last === null ? [] : [[table_id, last + 1]])))
}

const withShards = (tables: readonly string[]) =>
  JSON.stringify(tables.map((table) => [shardOf(table), table]))

/** Inserts a batch of any size with one statement. */
async function insertRows(db: Database, rows: BatchPlan['rows']): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(
    rows.map(({ shard, table, number, command, kind, body }) => [
      shard,
      table,
      number,
      command,
      kind,
      JSON.stringify(body),
    ]),
  )
  await sql`
    insert into log (shard, table_id, number, command, kind, body)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(${values})
  `.execute(db)
}

async function replaceDue(db: Database, table: string, due: readonly Due[]): Promise<void> {
  const shard = shardOf(table)
  await db.deleteFrom('due').where('shard', '=', shard).where('table_id', '=', table).execute()
  for (const { kind, at } of due)
    await db.insertInto('due').values({ shard, table_id: table, kind, at }).execute()
}

async function rowsOf(
  db: Database,
  table: string,
  from: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<LogRow[]> {
  const rows = await db
    .selectFrom('log')
    .select(['number', 'command', 'kind', 'body'])
    .where('shard', '=', shardOf(table))
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ number, command, kind, body }) => ({
    number,
    command,
    kind: kind as RowKind, // `append` wrote it
    body: JSON.parse(body) as Plain, // `append` wrote it, too
  }))
}
