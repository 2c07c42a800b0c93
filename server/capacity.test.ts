import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Capacity } from './capacity.ts'
import { listing } from './test/directory-conformance.ts'
import { MemoryDirectory } from './test/memory-directory.ts'

const configuration = { database: '/srv/data/tables.db', mostTables: 2, leastFreeDiskMb: 100 }
const links = { invitation: 'i', watching: 'w' }

/** A disk with this many free megabytes, which remembers what it was asked. */
function disk(megabytes: number) {
  const asked: string[] = []
  const readSpace = (folder: string) => {
    asked.push(folder)
    return Promise.resolve({ bavail: megabytes * 1000, bsize: 1000 })
  }
  return { readSpace, asked }
}

async function directoryOf(...stages: ('gathering' | 'playing' | 'over')[]): Promise<MemoryDirectory> {
  const directory = new MemoryDirectory()
  for (const [index, stage] of stages.entries())
    await directory.create(String(index), listing({ stage }), links)
  return directory
}

describe('new tables', () => {
  it('are allowed while there is room', async () => {
    const { readSpace, asked } = disk(100)
    const capacity = new Capacity(await directoryOf('playing', 'over'), configuration, readSpace)
    expect(await capacity.mayCreateTable()).toEqual({ ok: true })
    expect(asked[0]).toBe('/srv/data')
  })

  it('are refused when there are too many tables that are not over', async () => {
    const capacity = new Capacity(
      await directoryOf('playing', 'gathering'),
      configuration,
      disk(100).readSpace,
    )
    expect(await capacity.mayCreateTable()).toEqual({ ok: false, why: 'tables' })
  })

  it('are refused when the disk has too little room', async () => {
    const { readSpace } = disk(99)
    const capacity = new Capacity(await directoryOf(), configuration, readSpace)
    expect(await capacity.mayCreateTable()).toEqual({ ok: false, why: 'disk' })
    expect(await capacity.freeBytes()).toBe(99_000_000)
  })

  it('look at the disk of the database', async () => {
    const database = join(tmpdir(), 'tables.db')
    const capacity = new Capacity(await directoryOf(), { ...configuration, database, leastFreeDiskMb: 1 })
    expect(await capacity.freeBytes()).toBeGreaterThan(0)
  })

  it('are not allowed if nobody knows how much room there is', async () => {
    const capacity = new Capacity(await directoryOf(), configuration, () =>
      Promise.reject(new Error('no disk')),
    )
    await expect(capacity.mayCreateTable()).rejects.toThrow('no disk')
  })
})
