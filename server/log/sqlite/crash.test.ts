import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { SqliteLog } from './sqlite-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-crash-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TABLES = 20
const KILLS = 3
/** Acknowledgements after which the writer is killed. */
const BETWEEN = 150

const writer = join(import.meta.dirname, '..', '..', 'test', 'crash-writer.ts')

/** One line of a writer: the row of this table and command was stored at this number. */
interface Acknowledged {
  readonly table: string
  readonly command: string
  readonly number: number
}

/** Runs a writer and kills it in the middle of its work, after a number of acknowledged rows. */
function writeUntilKilled(file: string, life: number): Promise<Acknowledged[]> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [writer, file, String(TABLES), String(life)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const acknowledged: Acknowledged[] = []
    if (child.stdout === null) throw new Error('The writer has no output.')
    createInterface({ input: child.stdout }).on('line', (line) => {
      acknowledged.push(JSON.parse(line) as Acknowledged) // a whole line, as the writer printed it
      if (acknowledged.length === BETWEEN) child.kill('SIGKILL')
    })
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(acknowledged) : reject(new Error('The writer ended by itself.')),
    )
  })
}

it('loses no acknowledged row when the server is killed: each is there once, at its number, without a gap', async () => {
  const file = join(folder, 'crash.db')
  const acknowledged: Acknowledged[] = []
  for (let life = 0; life < KILLS; life++) acknowledged.push(...(await writeUntilKilled(file, life)))
  const log = await SqliteLog.open(file)
  for (let index = 0; index < TABLES; index++) {
    const table = `table ${index}`
    const rows = await log.read(table, 0, 10_000)
    expect(rows.map(({ number }) => number)).toEqual([...rows.keys()])
    expect(new Set(rows.map(({ command }) => command)).size).toBe(rows.length)
    for (const { number, command } of acknowledged.filter((each) => each.table === table))
      expect(rows[number]?.command).toBe(command)
  }
  await log.close()
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * BETWEEN)
})
