import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { testDirectory } from '../test/directory-conformance.ts'
import { openMemoryStore } from '../test/memory-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-directory-'))
let files = 0

afterAll(() => rmSync(folder, { recursive: true }))

describe('the directory in SQLite', () => {
  testDirectory(() => openSqliteStore(join(folder, `${files++}.db`)), 60)
})

describe('the model', () => {
  testDirectory(() => Promise.resolve(openMemoryStore()), 1)
})
