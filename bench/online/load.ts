/**
 * Plays many online tables at once and prints one JSON object: `node load.ts GAME SEATS TABLES SECONDS`. The server is
 * another process; this one is all the players.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableSettings } from '@kantyna/online'
import { quantile } from '../measure.ts'
import { BenchTable } from './bench-table.ts'

const [game = 'super-teams', seats = '2', tables = '200', seconds = '10'] = process.argv.slice(2)
/** How many tables have a choice on its way at the same time. */
const AT_ONCE = 64

const settings: TableSettings = {
  game,
  options: {},
  seats: Array.from({ length: Number(seats) }, () => ({ kind: 'person' as const })),
  isMasked: false,
  watching: 'public',
  clock: null,
  isListed: false,
  hints: false,
  talk: 'presets',
  lateSeats: false,
}

const folder = mkdtempSync(join(tmpdir(), 'kantyna-load-'))
const server = fork(new URL('serve.ts', import.meta.url), [join(folder, 'load.db')], { execArgv: [] })
try {
  const [{ address }] = (await once(server, 'message')) as [{ address: string }]
  const rssBefore = await rssOf()
  const all = Array.from({ length: Number(tables) }, () => new BenchTable(address, settings))
  await inGroups(all, 16, (table) => table.begin())
  await inGroups(all, 16, (table) => table.watch())
  const [acknowledged, watched]: number[][] = [[], []]
  let choices = 0
  let refused = 0
  const start = performance.now()
  const end = start + Number(seconds) * 1000
  const hands = Math.min(AT_ONCE, all.length)
  /** Plays a share of the tables, one choice after the other. */
  const play = async (hand: number) => {
    const own = all.filter((_, index) => index % hands === hand)
    for (let turn = 0; performance.now() < end; turn++) {
      const table = own[turn % own.length]
      if (table === undefined) return
      const sent = performance.now()
      const seen = table.watched().then(() => watched?.push(performance.now() - sent))
      const isTaken = await table.choose()
      if (isTaken === null) continue
      acknowledged?.push(performance.now() - sent)
      if (isTaken) choices++
      else refused++
      if (isTaken) await seen
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, hand) => play(hand)))
  const took = (performance.now() - start) / 1000
  console.log(
    JSON.stringify({
      game,
      seats: Number(seats),
      tables: all.length,
      choicesPerSecond: Math.round(choices / took),
      refused,
      acknowledgedMs: { p50: quantile(acknowledged ?? [], 0.5), p99: quantile(acknowledged ?? [], 0.99) },
      everyScreenMs: { p50: quantile(watched ?? [], 0.5), p99: quantile(watched ?? [], 0.99) },
      rssMb: { before: rssBefore, after: await rssOf() },
    }),
  )
  for (const table of all) table.close()
} finally {
  server.disconnect()
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

async function rssOf(): Promise<number> {
  server.send('memory')
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
  return Math.round(rss / 1e6)
}

async function inGroups<T>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const take = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: size }, take))
}
