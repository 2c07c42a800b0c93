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
  '002_directory': {
    async up(db) {
      await run(
        db,
        `create table listing (
          shard integer not null, table_id text not null, listing text not null,
          is_over integer not null, is_open integer not null, changed integer not null, expires integer,
          invitation text not null, watching text not null,
          primary key (shard, table_id)
        ) strict`,
      )
      await run(db, 'create index listing_not_over on listing (shard) where is_over = 0')
      await run(db, 'create index listing_open on listing (changed) where is_open = 1')
      await run(db, 'create index listing_expires on listing (expires) where expires is not null')
      await run(
        db,
        `create table access (
          shard integer not null, table_id text not null, device text not null,
          role text not null, seat integer not null,
          primary key (shard, table_id, device, role, seat)
        ) strict, without rowid`,
      )
      await run(db, 'create index access_device on access (device)')
      await run(
        db,
        `create table recovery (
          shard integer not null, table_id text not null, seat integer not null, hash text not null,
          primary key (shard, table_id, seat)
        ) strict, without rowid`,
      )
      await run(
        db,
        `create table said (
          shard integer not null, table_id text not null, number integer not null,
          seat integer not null, preset text, text text, at integer not null,
          primary key (shard, table_id, number)
        ) strict, without rowid`,
      )
      await run(db, 'create index said_at on said (at)')
      await run(
        db,
        `create table report (
          shard integer not null, table_id text not null, number integer not null,
          device text not null, reason text not null, at integer not null,
          primary key (shard, table_id, number)
        ) strict, without rowid`,
      )
      await run(db, 'create index report_at on report (at)')
    },
  },
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
