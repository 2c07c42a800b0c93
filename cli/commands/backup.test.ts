import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '@kantyna/server/store'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

let database = ''
let copy = ''
let cases = 0
beforeEach(() => {
  database = join(folder, `${cases}.db`)
  copy = join(folder, `${cases++}.backup.db`)
})

type Store = Awaited<ReturnType<typeof openStore>>

async function writeRows(store: Store, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++)
    await store.log.append([
      { table: 'a', expect: number, command: String(number), kind: 'choice', body: { number } },
    ])
}

/** A closed database with this many rows. */
async function filled(file: string, rows: number): Promise<void> {
  const store = await openStore(file)
  await writeRows(store, 0, rows)
  await store.close()
}

async function rowsIn(file: string): Promise<number> {
  const store = await openStore(file)
  const loaded = await store.log.load('a')
  await store.close()
  return loaded?.next ?? 0
}

const backup = (...flags: string[]) => runWith(['backup', copy, '--database', database, ...flags])
const restore = (...flags: string[]) => runWith(['restore', copy, '--database', database, ...flags])

/** Overwrites pages in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 8192, Math.min(bytes.length, 40_000))
  writeFileSync(file, bytes)
}

function otherProgramsDatabase(file: string): void {
  const sqlite = new DatabaseSync(file)
  sqlite.exec('create table recipes (name text)')
  sqlite.close()
}

function asNewerVersion(file: string): void {
  const sqlite = new DatabaseSync(file)
  sqlite
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run('999_from_the_future', '2099-01-01T00:00:00.000Z')
  sqlite.close()
}

describe('backup', () => {
  test('copies the database while a server writes to it', async () => {
    const store = await openStore(database)
    await writeRows(store, 0, 20)
    const writing = writeRows(store, 20, 60)
    const { code, out, err } = await backup()
    await writing
    await store.close()
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`${database} was copied to ${copy} (0.1 MB), and the copy is whole.\n`)
    const rows = await rowsIn(copy)
    expect(rows).toBeGreaterThanOrEqual(20)
    expect(rows).toBeLessThanOrEqual(60)
    expect(await rowsIn(database)).toBe(60)
  })

  test('is one file, without anything unfinished beside it', async () => {
    await filled(database, 5)
    await backup()
    expect(['-wal', '-shm', `.${process.pid}.part`].filter((end) => existsSync(copy + end))).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('can be read by its owner only', async () => {
    await filled(database, 5)
    await backup()
    expect(statSync(copy).mode & 0o777).toBe(0o600)
  })

  test('JSON: one object', async () => {
    await filled(database, 5)
    const { out } = await backup('--json')
    expect(JSON.parse(out)).toEqual({ database, file: copy, bytes: readFileSync(copy).length })
  })

  test.each([
    ['a file that exists', () => writeFileSync(copy, 'mine'), 'exists already. Choose another name.'],
    ['a missing database', () => rmSync(database), 'There is no file'],
    ['a damaged database', () => damage(database), 'damaged'],
    [
      'a file of another kind',
      () => writeFileSync(database, 'text '.repeat(5000)),
      'is damaged, or not a database of Kantyna.',
    ],
    [
      'a database of a newer version',
      () => asNewerVersion(database),
      'was written by a newer version of Kantyna',
    ],
  ])('refuses %s, and leaves no copy', async (_, prepare, says) => {
    await filled(database, 300)
    prepare()
    const before = existsSync(copy) ? readFileSync(copy) : null
    const { code, out, err } = await backup()
    expect(err).toContain(says)
    expect([code, out]).toEqual([2, ''])
    expect(existsSync(copy) ? readFileSync(copy) : null).toEqual(before)
    expect(existsSync(`${copy}.${process.pid}.part`)).toBe(false)
  })
})

describe('restore', () => {
  test('puts the backup in the place of the database, and keeps the old one beside it', async () => {
    await filled(database, 5)
    await backup()
    const store = await openStore(database)
    await writeRows(store, 5, 9)
    await store.close()
    const { code, out, err } = await restore()
    expect([code, err]).toEqual([0, ''])
    const [, kept = ''] = /^What was there before is in (.*)\.$/m.exec(out) ?? []
    expect(out).toBe(`${database} was restored from ${copy}.\nWhat was there before is in ${kept}.\n`)
    expect(kept).toMatch(/\.db\.replaced-\d{8}-\d{6}$/)
    expect([await rowsIn(database), await rowsIn(kept)]).toEqual([5, 9])
  })

  test.skipIf(process.getuid?.() !== 0)('leaves the database to its owner', async () => {
    await filled(database, 5)
    await backup()
    chownSync(database, 1234, 1234)
    await restore()
    expect(statSync(database)).toMatchObject({ uid: 1234, gid: 1234 })
  })

  test('makes a database where there was none', async () => {
    await filled(database, 5)
    await backup()
    rmSync(database)
    const { out } = await restore('--json')
    expect(JSON.parse(out)).toEqual({ database, file: copy, replaced: null })
    expect(await rowsIn(database)).toBe(5)
  })

  test('refuses while a server has the database open, even if it is idle', async () => {
    await filled(database, 5)
    await backup()
    const store = await openStore(database)
    const { code, out, err } = await restore()
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(`A server has ${database} open. Stop it, then restore the backup.\n`)
    await writeRows(store, 5, 6)
    await store.close()
    expect(await rowsIn(database)).toBe(6)
    expect((await restore()).code).toBe(0)
    expect(await rowsIn(database)).toBe(5)
  })

  test('replaces a damaged database, and keeps what was left of it', async () => {
    await filled(database, 300)
    await backup()
    writeFileSync(database, 'nothing that SQLite knows '.repeat(1000))
    const { code, out } = await restore('--json')
    expect(code).toBe(0)
    expect(readFileSync(JSON.parse(out).replaced, 'utf8')).toMatch(/^nothing that SQLite knows/)
    expect(await rowsIn(database)).toBe(300)
  })

  test('keeps what a killed server had written ahead with the old database', async () => {
    await filled(database, 5)
    await backup()
    const sqlite = new DatabaseSync(database)
    sqlite.exec('pragma journal_mode = wal; delete from log where number > 2')
    const ahead = readFileSync(`${database}-wal`)
    const main = readFileSync(database)
    sqlite.close()
    writeFileSync(database, main)
    writeFileSync(`${database}-wal`, ahead)
    const { out } = await restore('--json')
    expect(await rowsIn(database)).toBe(5)
    expect(await rowsIn(JSON.parse(out).replaced)).toBe(3)
  })

  test.each([
    ['a missing file', () => rmSync(copy), 'There is no file'],
    ['a damaged backup', () => damage(copy), 'damaged'],
    ['an empty file', () => writeFileSync(copy, ''), 'is not a database of Kantyna'],
    [
      'a file of another kind',
      () => writeFileSync(copy, 'text '.repeat(5000)),
      'is damaged, or not a database of Kantyna.',
    ],
    ['a backup of a newer version', () => asNewerVersion(copy), 'was written by a newer version of Kantyna'],
    [
      'a database of another program',
      () => {
        rmSync(copy)
        otherProgramsDatabase(copy)
      },
      'is a database of another program.',
    ],
  ])('refuses %s, and leaves the database as it is', async (_, prepare, says) => {
    await filled(database, 300)
    await backup()
    prepare()
    const { code, out, err } = await restore()
    expect(err).toContain(says)
    expect([code, out]).toEqual([2, ''])
    expect(existsSync(`${database}.${process.pid}.part`)).toBe(false)
    expect(await rowsIn(database)).toBe(300)
  })
})
