import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { row } from '../test/conformance.ts'
import { openSqliteStore } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-database-'))
let file = ''
let files = 0

beforeEach(() => {
  file = join(folder, `${files++}.db`)
})

afterAll(() => rmSync(folder, { recursive: true }))

async function withRows(count: number): Promise<void> {
  const { log, close } = await openSqliteStore(file)
  await log.append(Array.from({ length: count }, (_, number) => row('a', number)))
  await close()
}

describe('opening a database', () => {
  it('writes ahead and waits for the disk at each commit', async () => {
    await withRows(1)
    const sqlite = new DatabaseSync(file)
    expect(sqlite.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    sqlite.close()
  })

  it('finds everything that was stored before', async () => {
    await withRows(300)
    const { log, close } = await openSqliteStore(file)
    expect(await log.load('a')).toMatchObject({ next: 300 })
    await close()
  })

  it('refuses a file that is not a database', async () => {
    writeFileSync(file, 'This is not a database. '.repeat(100))
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: 'damaged',
      message: 'The file is not a database of Kantyna, or it is damaged.',
    })
    expect(readFileSync(file, 'utf8')).toMatch(/^This is not a database/)
  })

  it('refuses a database of another program, and leaves it as it is', async () => {
    const sqlite = new DatabaseSync(file)
    sqlite.exec('create table recipes (name text)')
    sqlite.close()
    const before = readFileSync(file)
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: 'damaged',
      message: `${file} is a database of another program.`,
    })
    expect(readFileSync(file)).toEqual(before)
  })

  it('refuses a database of a newer version', async () => {
    await withRows(1)
    const sqlite = new DatabaseSync(file)
    sqlite
      .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
      .run('999_from_the_future', '2099-01-01T00:00:00.000Z')
    sqlite.close()
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/was written by a newer version of Kantyna/),
    })
  })
})

describe('bringing a database up to date', () => {
  it('makes a backup first, and keeps what was stored', async () => {
    await oldDatabase(file)
    const { log, directory, close } = await openSqliteStore(file)
    expect(await log.load('a')).toMatchObject({ next: 2 })
    expect(await directory.count()).toBe(0)
    await close()
    const before = new DatabaseSync(`${file}.before-002_directory`)
    expect(before.prepare('select name from kysely_migration').all()).toEqual([{ name: '001_log' }])
    expect(before.prepare('select count(*) as rows from log').get()).toEqual({ rows: 2 })
    before.close()
  })

  it('makes no backup of a new database or of one that is up to date', async () => {
    await withRows(1)
    await withRows(0)
    for (const migration of ['001_log', '002_directory'])
      expect(existsSync(`${file}.before-${migration}`)).toBe(false)
  })

  it('changes nothing if it fails in the middle', async () => {
    await oldDatabase(file)
    const sqlite = new DatabaseSync(file)
    // The migration makes this table after others.
    sqlite.exec('create table said (word text)')
    sqlite.close()
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'failed' })
    const after = new DatabaseSync(file)
    expect(tablesIn(after)).not.toContain('listing')
    expect(after.prepare('select name from kysely_migration').all()).toEqual([{ name: '001_log' }])
    after.close()
  })
})

/** A database as the first version made it, with two rows. */
async function oldDatabase(path: string): Promise<void> {
  await withRows(2)
  const sqlite = new DatabaseSync(path)
  for (const table of ['listing', 'access', 'recovery', 'said', 'report']) sqlite.exec(`drop table ${table}`)
  sqlite.exec("delete from kysely_migration where name = '002_directory'")
  sqlite.close()
}

function tablesIn(sqlite: DatabaseSync): unknown[] {
  return sqlite
    .prepare('select name from sqlite_schema')
    .all()
    .map(({ name }) => name)
}

describe('a store that fails', () => {
  it('keeps nothing of a batch when the disk is full, and goes on when there is room again', async () => {
    await withRows(1)
    const batch = [row('a', 1), { ...row('a', 2), body: { text: 'x'.repeat(200_000) } }, row('b', 0)]
    const { log: small, close: closeSmall } = await openSqliteStore(file, { pages: 20 })
    await expect(small.append(batch)).rejects.toMatchObject({ code: 'full', message: 'The disk is full.' })
    expect(await small.load('a')).toMatchObject({ next: 1 })
    expect(await small.load('b')).toBeNull()
    expect(await small.append([row('a', 1)])).toEqual([{ is: 'stored', number: 1 }])
    await closeSmall()
    const { log, close } = await openSqliteStore(file)
    expect((await log.append([row('a', 2), row('b', 0)])).map(({ is }) => is)).toEqual(['stored', 'stored'])
    await close()
  })
})
