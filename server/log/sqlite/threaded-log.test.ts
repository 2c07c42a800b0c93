import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { row, testLogStore } from '../../test/conformance.ts'
import { ThreadedLog } from './threaded-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-log-'))
let files = 0
const newFile = () => join(folder, `${files++}.db`)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the log in a thread of its own', () => {
  testLogStore(() => ThreadedLog.open(newFile()), 3)

  it('rejects what is asked after it was closed', async () => {
    const log = await ThreadedLog.open(newFile())
    await log.close()
    await expect(log.append([row('a', 0)])).rejects.toMatchObject({ code: 'failed' })
  })

  it('says why a file cannot be opened', async () => {
    await expect(ThreadedLog.open(join(folder, 'no', 'such', 'folder.db'))).rejects.toMatchObject({
      code: 'failed',
    })
  })

  it('finds what another process has stored', async () => {
    const file = newFile()
    const first = await ThreadedLog.open(file)
    await first.append([row('a', 0)])
    const second = await ThreadedLog.open(file)
    expect(await second.append([row('a', 0, 'late')])).toEqual([{ is: 'outrun', next: 1 }])
    expect(await second.append([row('a', 1)])).toEqual([{ is: 'stored', number: 1 }])
    expect(await first.append([row('a', 1, 'late')])).toEqual([{ is: 'outrun', next: 2 }])
    await first.close()
    await second.close()
  })
})
