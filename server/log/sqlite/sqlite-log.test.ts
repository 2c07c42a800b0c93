import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { testLogStore } from '../../test/conformance.ts'
import { MemoryLog } from '../../test/memory-log.ts'
import { SqliteLog } from './sqlite-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-log-'))
let files = 0

afterAll(() => rmSync(folder, { recursive: true }))

describe('the log in SQLite', () => {
  testLogStore(() => SqliteLog.open(join(folder, `${files++}.db`)), 60)
})

describe('the model', () => {
  testLogStore(() => Promise.resolve(new MemoryLog()), 1)
})
