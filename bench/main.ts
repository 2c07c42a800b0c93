/** Engine and peers, side by side in one run. `node bench/main.ts [--json | --markdown] [--quick]` */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { superTeams } from '@kantyna/games/super-teams'
import { findChromium } from '../tools/chromium.ts'
import { thisMachine } from './machine.ts'
import { fullPace, quickPace } from './measure.ts'
import { measureChance } from './measures/chance.ts'
import { measureDuel } from './measures/duel.ts'
import { type BrowserAtHand, measurePage } from './measures/page.ts'
import { measurePositions } from './measures/positions.ts'
import { raceOptions } from './measures/random-play.ts'
import { measureSideBySide } from './measures/side-by-side.ts'
import { asMarkdown, asText, type BenchReport, type Measured } from './report.ts'

export interface BenchOptions {
  /** One JSON object on standard output, and nothing else there. */
  readonly json?: boolean
  /** Tables to paste into a page of documentation. */
  readonly markdown?: boolean
  /** Rough figures in about two seconds, without a browser. */
  readonly quick?: boolean
}

/** Measures everything, prints it and hands it back. */
export async function runBench(options: BenchOptions = {}): Promise<BenchReport> {
  const report = await measureAll(options.quick ?? false)
  if (options.json) console.log(JSON.stringify(report, null, 2))
  else console.log(options.markdown ? asMarkdown(report) : asText(report))
  return report
}

const race = {
  game: superTeams,
  seats: 4,
  options: raceOptions,
  goals: { copyAndChoose: { value: 20, better: 'less' } },
} as const

/** Measures without printing. The engine comes first, while the compiler has seen nothing else of it. */
export async function measureAll(quick: boolean): Promise<BenchReport> {
  const pace = quick ? quickPace : fullPace
  const measures: readonly (readonly [string, () => Measured | Promise<Measured>])[] = [
    ['random play, side by side', () => measureSideBySide(pace)],
    ['chance', () => measureChance(pace)],
    ['positions', () => measurePositions(pace, race)],
    ['the duel', () => measureDuel(pace)],
    ['the page', async () => measurePage(quick ? { why: 'a quick run opens no browser' } : findBrowser())],
  ]
  const measured: Measured[] = []
  for (const [what, measure] of measures) {
    tellProgress(`measuring ${what} (${measured.length + 1} of ${measures.length})`)
    measured.push(await measure())
  }
  tellProgress('')
  return {
    date: new Date().toISOString(),
    machine: thisMachine(),
    quick,
    figures: measured.flatMap(({ figures }) => figures),
    leftOut: measured.flatMap(({ leftOut }) => leftOut),
  }
}

/** One line that is written over, on a terminal only. */
function tellProgress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`)
}

/** The same Chromium as the browser tests use. */
function findBrowser(): BrowserAtHand {
  const program = findChromium()
  return program === undefined ? { why: 'no Chromium was found' } : { program }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, markdown: { type: 'boolean' }, quick: { type: 'boolean' } },
  })
  await runBench(values)
}
