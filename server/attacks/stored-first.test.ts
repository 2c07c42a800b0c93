/** A choice is on the disk before anybody hears of it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerFrame } from '@kantyna/online'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { LogStore } from '../log/log-store.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { hurried, startServer, type TestServer } from '../test/online-server.ts'
import { play } from '../test/players.ts'
import { dealTo, gather } from '../test/seated-table.ts'
import { settingsOf } from '../test/test-settings.ts'

const running: TestServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

it('sends neither an answer nor an update before the commit of its row', async () => {
  const store = openMemoryStore()
  const { log } = store
  const committed = { commands: new Set<string>(), choices: 0 }
  const append: LogStore['append'] = async (batch) => {
    const answers = await log.append(batch)
    // The disk takes its time: what is sent too early arrives before it is done.
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const { command, kind } of batch) {
      committed.commands.add(command)
      if (kind === 'choice' || kind === 'standing-move') committed.choices++
    }
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
  const server = await startServer({ store: { ...store, log: slow }, time: hurried })
  running.push(server)
  const told: string[] = []
  const results = { count: 0 }
  const seated = await gather(server.address, settingsOf('super-teams', 2), (seat) => ({
    onHeard: (text) => {
      const frame = JSON.parse(text) as ServerFrame // the server wrote it
      if (frame.is === 'result' && frame.result.ok) {
        results.count++
        // Another row has the choice if the server gave the only answer meanwhile.
        const isStored = committed.commands.has(`${seat} ${frame.id}`) || committed.choices >= results.count
        if (!isStored) told.push(`${frame.id} was acknowledged before its commit`)
      }
      if (frame.is !== 'update') return
      // The first entry is the setup.
      for (const { from, entries } of frame.views)
        if (from + entries.length - 1 > committed.choices)
          told.push(`choice ${from} was shown before its commit`)
    },
  }))
  await dealTo(seated)
  await Promise.all(seated.tables.map((remote, seat) => play(remote, seat, () => results.count >= 12)))
  for (const remote of seated.tables) remote.close()
  expect(told).toEqual([])
  expect(results.count).toBeGreaterThanOrEqual(12)
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
      ...['-f', '-o', traced, '-s', '10000', '-e', 'trace=fsync,fdatasync,write,pwrite64'],
      ...[process.execPath, entry, join(folder, 'one.db')],
    ],
    { encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  const lines = readFileSync(traced, 'utf8').split('\n')
  const first = (from: number, isIt: (line: string) => boolean) =>
    lines.findIndex((line, index) => index > from && isIt(line))
  const sent = first(-1, (line) => line.includes('write(1, "SENT '))
  const command = /SENT ([^\\"]+)/.exec(lines[sent] ?? '')?.[1] ?? 'none'
  const written = first(sent, (line) => line.includes('pwrite64') && line.includes(command))
  const synced = first(written, (line) =>
    /f(?:data)?sync\(\d+\)\s+= 0|f(?:data)?sync resumed>.*= 0/.test(line),
  )
  const acknowledged = first(sent, (line) => line.includes('write(1, "ACKNOWLEDGED'))
  expect([sent, written, synced, acknowledged]).not.toContain(-1)
  expect(written).toBeLessThan(synced)
  expect(synced).toBeLessThan(acknowledged)
})
