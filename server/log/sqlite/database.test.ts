import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { row } from '../../test/conformance.ts'
import { SqliteLog } from './sqlite-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-database-'))
let file = ''
let files = 0

beforeEach(() => {
  file = join(folder, `${files++}.db`)
})

afterAll(() => rmSync(folder, { recursive: true }))

async function withRows(count: number): Promise<void> {
  const log = await SqliteLog.open(file)
  await log.append(Array.from({ length: count }, (_, number) => row('a', number)))
  await log.close()
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
    const log = await SqliteLog.open(file)
    expect(await log.load('a')).toMatchObject({ next: 300 })
    await log.close()
  })

  it('refuses a file that is not a database', async () => {
    writeFileSync(file, 'This is not a database. '.repeat(100))
    await expect(SqliteLog.open(file)).rejects.toMatchObject({
      code: 'damaged',
      message: 'The file is not a database of Kantyna, or it is damaged.',
    })
    expect(readFileSync(file, 'utf8')).toMatch(/^This is not a database/)
  })

  it('refuses a database of a newer version', async () => {
    await withRows(1)
    const sqlite = new DatabaseSync(file)
    sqlite
      .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
      .run('999_from_the_future', '2099-01-01T00:00:00.000Z')
    sqlite.close()
    await expect(SqliteLog.open(file)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/was written by a newer version of Kantyna/),
    })
  })
})

describe('a store that fails', () => {
  it('keeps nothing of a batch when the disk is full, and goes on when there is room again', async () => {
    await withRows(1)
    const batch = [row('a', 1), { ...row('a', 2), body: { text: 'x'.repeat(200_000) } }, row('b', 0)]
    const small = await SqliteLog.open(file, { pages: 20 })
    await expect(small.append(batch)).rejects.toMatchObject({ code: 'full', message: 'The disk is full.' })
    expect(await small.load('a')).toMatchObject({ next: 1 })
    expect(await small.load('b')).toBeNull()
    expect(await small.append([row('a', 1)])).toEqual([{ is: 'stored', number: 1 }])
    await small.close()
    const log = await SqliteLog.open(file)
    expect((await log.append([row('a', 2), row('b', 0)])).map(({ is }) => is)).toEqual(['stored', 'stored'])
    await log.close()
  })
})
