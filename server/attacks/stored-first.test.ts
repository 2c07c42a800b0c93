/** A choice is on the disk before anybody hears of it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerFrame } from '@kantyna/online'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { LogStore } from '../log/log-store.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { startServer, type TestServer } from '../test/online-server.ts'
import { play } from '../test/players.ts'
import { dealTo, gather } from '../test/seated-table.ts'
import { settingsOf } from '../test/test-settings.ts'

const running: TestServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

it('sends neither an answer nor an update before the commit of its row', async () => {
  const store = openMemoryStore()
  const committed = { last: -1 }
  const problems: string[] = []
  const known = { isDealt: false, results: 0 }
  const { log } = store
  const append: LogStore['append'] = async (batch) => {
    const answers = await log.append(batch)
    // The disk takes its time. Meanwhile everything else may happen.
    await new Promise((resolve) => setTimeout(resolve, 3))
    for (const answer of answers)
      if ('number' in answer) committed.last = Math.max(committed.last, answer.number)
    return answers
  }
  const slow: LogStore = {
    append,
    read: (...given) => log.read(...given),
    load: (...given) => log.load(...given),
    checkpoint: (...given) => log.checkpoint(...given),
    pack: (...given) => log.pack(...given),
    remove: (...given) => log.remove(...given),
    due: (...given) => log.due(...given),
  }
  const server = await startServer({ store: { ...store, log: slow } })
  running.push(server)
  const seated = await gather(server.address, settingsOf('super-teams', 2), () => ({
    onHeard: (text) => {
      const frame = JSON.parse(text) as ServerFrame // the server wrote it
      if (!('row' in frame)) return
      if (frame.is === 'result') known.results++
      if (frame.row > committed.last) problems.push(`${frame.is} of row ${frame.row} before its commit`)
      if (frame.is !== 'update') return
      // Each choice after the setup has at least one row, and rows of the waiting room come first.
      for (const { from, entries } of frame.views)
        if (from + entries.length - 1 > committed.last) problems.push(`choice ${from} before its commit`)
    },
  }))
  await dealTo(seated)
  await Promise.all(seated.tables.map((remote, seat) => play(remote, seat, () => known.results >= 12)))
  for (const remote of seated.tables) remote.close()
  expect(problems).toEqual([])
  expect(known.results).toBeGreaterThanOrEqual(12)
})

const folder = mkdtempSync(join(tmpdir(), 'kantyna-strace-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Only Linux has it, and not always. */
const canTrace = process.platform === 'linux' && spawnSync('strace', ['-V']).status === 0

it.runIf(canTrace)('waits for the disk between receiving a command and acknowledging it', () => {
  const traced = join(folder, 'trace')
  const entry = join(import.meta.dirname, '..', 'test', 'one-choice.ts')
  const { status, stderr } = spawnSync(
    'strace',
    [
      '-f',
      '-o',
      traced,
      '-s',
      '60',
      '-e',
      'trace=fsync,fdatasync,write',
      process.execPath,
      entry,
      join(folder, 'one.db'),
    ],
    { encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  const lines = readFileSync(traced, 'utf8').split('\n')
  const lineOf = (text: string, from = 0) =>
    lines.findIndex((line, index) => index >= from && line.includes(text))
  const received = lineOf('RECEIVED')
  const synced = lines.findIndex(
    (line, index) => index > received && /f(?:data)?sync\(.*= 0|sync resumed>.*= 0/.test(line),
  )
  const acknowledged = lineOf('ACKNOWLEDGED')
  expect(received).toBeGreaterThan(0)
  expect(synced).toBeGreaterThan(received)
  expect(acknowledged).toBeGreaterThan(synced)
})
