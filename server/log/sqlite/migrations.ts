import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Migrations only go forward. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_log': {
    async up(db) {
      await run(
        db,
        `create table log (
          shard integer not null, table_id text not null, number integer not null,
          command text not null, kind text not null, body text not null,
          primary key (shard, table_id, number), unique (shard, table_id, command)
        ) strict, without rowid`,
      )
      await run(
        db,
        `create table checkpoint (
          shard integer not null, table_id text not null, next integer not null, body blob not null,
          primary key (shard, table_id)
        ) strict`,
      )
      await run(
        db,
        `create table due (
          shard integer not null, table_id text not null, kind text not null, at integer not null,
          primary key (shard, table_id, kind)
        ) strict, without rowid`,
      )
      await run(db, 'create index due_at on due (at)')
      await run(
        db,
        `create table finished (
          shard integer not null, table_id text not null, next integer not null, record blob not null,
          primary key (shard, table_id)
        ) strict`,
      )
    },
  },
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
