import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { row, testLogStore } from '../test/conformance.ts'
import { listing, testDirectory } from '../test/directory-conformance.ts'
import { openStore } from './open-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-store-'))
let files = 0
const newFile = () => join(folder, `${files++}.db`)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the log in the thread of the database', () => {
  testLogStore(() => openStore(newFile()), 1)
})

describe('the directory in the thread of the database', () => {
  testDirectory(() => openStore(newFile()), 1)
})

describe('a store in a thread of its own', () => {
  it('rejects what is asked after it was closed', async () => {
    const { log, directory, close } = await openStore(newFile())
    await close()
    await expect(log.append([row('a', 0)])).rejects.toMatchObject({ code: 'failed' })
    await expect(directory.count()).rejects.toMatchObject({ code: 'failed' })
  })

  it('finishes what was asked before it was closed', async () => {
    const file = newFile()
    const first = await openStore(file)
    const created = first.directory.create('a', listing(), { invitation: 'i', watching: 'w' })
    const appended = first.log.append([row('a', 0)])
    await first.close()
    await created
    expect(await appended).toEqual([{ is: 'stored', number: 0 }])
    const second = await openStore(file)
    expect(await second.directory.count()).toBe(1)
    expect(await second.log.load('a')).toMatchObject({ next: 1 })
    await second.close()
  })

  it('makes the folder of a new database, which nobody else may read', async () => {
    const { close } = await openStore(join(folder, 'new', 'tables.db'))
    await close()
    if (process.platform !== 'win32') expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
  })

  it('writes ahead and waits for the disk at each commit', async () => {
    const { settings, close } = await openStore(newFile())
    expect(await settings()).toEqual({ journalMode: 'wal', synchronous: 'full' })
    await close()
  })

  it('says why a file cannot be opened', async () => {
    await expect(openStore(join(folder, 'no', 'such', 'folder.db'))).rejects.toMatchObject({
      code: 'failed',
      message: 'The database file cannot be opened or created.',
    })
  })

  it('finds what another process has stored', async () => {
    const file = newFile()
    const first = await openStore(file)
    await first.log.append([row('a', 0)])
    const second = await openStore(file)
    expect(await second.log.append([row('a', 0, 'late')])).toEqual([{ is: 'outrun', next: 1 }])
    expect(await second.log.append([row('a', 1)])).toEqual([{ is: 'stored', number: 1 }])
    expect(await first.log.append([row('a', 1, 'late')])).toEqual([{ is: 'outrun', next: 2 }])
    await first.close()
    await second.close()
  })
})
