import type { DatabaseSync } from 'node:sqlite'
import { StoreFailure } from '../log/log-store.ts'
import { migrations } from './migrations.ts'

const known = Object.keys(migrations).sort()

interface Version {
  /** The migrations that the database has had. None in a new file. */
  readonly applied: readonly string[]
  /** The migrations of this version of Kantyna that it has not had, in order. */
  readonly missing: readonly string[]
}

/** Throws a `StoreFailure` if the database belongs to another program or to a newer version. Changes nothing. */
export function versionOf(sqlite: DatabaseSync, file: string): Version {
  const tables = namesIn(sqlite, "select name from sqlite_schema where type = 'table'")
  const applied = tables.includes('kysely_migration')
    ? namesIn(sqlite, 'select name from kysely_migration order by name')
    : []
  const isOurs =
    applied.length === 0 ? tables.every((name) => name.startsWith('kysely_')) : applied[0] === known[0]
  if (!isOurs) throw new StoreFailure('damaged', `${file} is a database of another program.`)
  if (applied.some((name) => !known.includes(name)))
    throw new StoreFailure(
      'newer',
      `${file} was written by a newer version of Kantyna. Update Kantyna, or start it with another database.`,
    )
  return { applied, missing: known.filter((name) => !applied.includes(name)) }
}

function namesIn(sqlite: DatabaseSync, query: string): string[] {
  return sqlite
    .prepare(query)
    .all()
    .map(({ name }) => String(name))
}
