/**
 * `npm test`: all checks, in order, up to the first failure. The last line is only the count of tests; if something
 * other than a test has failed, the last line says what.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { fairnessCheckResult } from './fairness-check.ts'
import { findPython } from './python.ts'
import { root } from './source.ts'
import { addCounts, type Counts, countTests, flakyTests, nothing } from './tests-counted.ts'

type Outcome = 'ok' | 'failed' | { readonly leftOut: string }

let counts: Counts = nothing
const flaky: string[] = []

/** The report of the last run of Vitest. */
let latestReport: unknown = null

const steps: readonly (readonly [heading: string, step: () => Outcome])[] = [
  ['Types', () => run('tsc', '-b')],
  ['Lint and format', () => run('biome', 'check', '--error-on-warnings')],
  ['Purity', () => run('node', 'tools/check-purity.ts')],
  ['Layers', () => run('depcruise', '--config', 'tools/layers.config.ts', '.')],
  ['Dead code', () => run('knip')],
  ['Unit tests', unitTests],
  ['Browser tests', browserTests],
]

function run(command: string, ...args: string[]): Outcome {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH']].join(
        delimiter,
      ),
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  return status === 0 ? 'ok' : 'failed'
}

function vitest(name: string, ...flags: string[]): Outcome {
  const folder = join(root, 'node_modules', '.cache', 'test')
  const file = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const outcome = run(
    'vitest',
    'run',
    '--project',
    name,
    ...flags,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  )
  if (!existsSync(file)) return 'failed'
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  latestReport = report
  counts = addCounts(counts, countTests(report))
  flaky.push(...flakyTests(report))
  return outcome
}

function unitTests(): Outcome {
  const outcome = vitest('unit')
  if (outcome !== 'ok') return outcome
  const checked = fairnessCheckResult(latestReport, findPython())
  if (checked === 'failed') console.error('Python is here, but the check of fairness in Python did not run.')
  return checked
}

/** A browser test mostly waits for what moves on the screen: three at once keep two processors busy. */
function browserTests(): Outcome {
  return ensureChromium() ? vitest('e2e', '--maxWorkers=3') : { leftOut: 'browser tests (no Chromium)' }
}

function main(): boolean {
  const leftOut: string[] = []
  for (const [heading, step] of steps) {
    console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 70 - heading.length))}\n`)
    const outcome = step()
    if (outcome === 'failed') {
      console.log(`\n${heading}: failed`)
      if (counts.failed > 0) printCounts()
      return false
    }
    if (outcome !== 'ok') leftOut.push(outcome.leftOut)
  }
  console.log()
  if (leftOut.length > 0) console.error(`!!! LEFT OUT: ${leftOut.join(', ')}\n`)
  for (const test of flaky) console.error(`Passed only when run again: ${test}`)
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`)
  printCounts()
  return true
}

function printCounts(): void {
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
}

process.exitCode = main() ? 0 : 1
