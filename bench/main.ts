/** Measures the games, the page and boardgame.io in one run: `node bench/main.ts [--json | --markdown] [--quick]` */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { expansionEntries, gameEntries } from '@kantyna/games'
import { thisMachine } from './machine.ts'
import { fullPace, quickPace } from './measure.ts'
import { measureChance } from './measures/chance.ts'
import type { MeasuredExpansion, MeasuredGame } from './measures/games.ts'
import { measureHistory } from './measures/history.ts'
import { measurePage } from './measures/page.ts'
import { measurePlay } from './measures/play.ts'
import { measurePositions } from './measures/positions.ts'
import { measureResponses } from './measures/responses.ts'
import { startPeer } from './peer.ts'
import { MeasuringProcess } from './process/measuring-process.ts'
import { asMarkdown, asText, type BenchReport, type Measured } from './report.ts'

export interface BenchOptions {
  /** Write only one JSON object to standard output. */
  readonly json?: boolean
  /** Write tables for a page of the documentation. */
  readonly markdown?: boolean
  /** Measure roughly, in a few seconds, without installing or building anything and without a browser. */
  readonly quick?: boolean
}

/** Measures everything, prints the report and returns it. */
export async function runBench(options: BenchOptions = {}): Promise<BenchReport> {
  const report = await measureAll(options.quick ?? false)
  if (options.json) console.log(JSON.stringify(report, null, 2))
  else console.log(options.markdown ? asMarkdown(report) : asText(report))
  return report
}

/** Measures without printing. */
async function measureAll(quick: boolean): Promise<BenchReport> {
  const measured = [...(await measureGames(quick)), ...(quick ? [pageLeftOut] : await measureTable())]
  tellProgress('')
  return {
    date: new Date().toISOString(),
    machine: thisMachine(),
    quick,
    figures: measured.flatMap(({ figures }) => figures),
    leftOut: measured.flatMap(({ leftOut }) => leftOut),
  }
}

async function measureTable(): Promise<Measured[]> {
  const page = await told('the page', measurePage)
  return [page, await told('touches and moments', async () => measureResponses())]
}

const pageLeftOut: Measured = {
  figures: [],
  leftOut: [{ what: 'the page', why: 'a quick run neither builds it nor opens a browser' }],
}

/** Random play is measured first, before other code of a game can influence the compiler. */
async function measureGames(quick: boolean): Promise<Measured[]> {
  const pace = quick ? quickPace : fullPace
  const started: MeasuringProcess[] = []
  const start = async (ids: readonly string[]) => {
    const process = await MeasuringProcess.ofGames(ids)
    started.push(process)
    return process
  }
  try {
    const games: MeasuredGame[] = []
    for (const { meta } of gameEntries) games.push({ meta, alone: await start([meta.id]) })
    const expansions: MeasuredExpansion[] = []
    for (const { meta } of expansionEntries) expansions.push({ meta, alone: await start([meta.id]) })
    const together = await start(gameEntries.map(({ meta }) => meta.id))
    const peer = await startPeer(!quick)
    if ('process' in peer) started.push(peer.process)
    const measured = [
      await told('random play', () => measurePlay(pace, games, expansions, together, peer)),
      await told('chance', () => measureChance(pace, games)),
    ]
    for (const game of games) {
      const name = game.meta.name.en
      measured.push(await told(`positions of ${name}`, () => measurePositions(pace, game)))
      measured.push(await told(`undo and resume in ${name}`, () => measureHistory(pace, game)))
    }
    return measured
  } finally {
    for (const process of started) process.close()
  }
}

function told(what: string, measure: () => Promise<Measured>): Promise<Measured> {
  tellProgress(`measuring ${what}`)
  return measure()
}

/** Overwrites one line with the progress, on a terminal only. */
function tellProgress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, markdown: { type: 'boolean' }, quick: { type: 'boolean' } },
  })
  await runBench(values)
}
