/** Tries changes of the code that cites a rule, and reports which of them the tests of that rule notice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationsUnder } from '../../cli/rule-citations.ts'
import { list, root } from '../source.ts'
import { inWords, type Mutant, mutantsIn, mutated } from './mutants.ts'
import { type Place, placesIn } from './places.ts'
import { chosenBySeed } from './seed.ts'
import type { TestRuns } from './test-runs.ts'
import { type TestFile, testsOf } from './tests.ts'

export interface RuleTrial {
  readonly rule: string
  /** Why nothing could be tried; null if something was. */
  readonly trouble: string | null
  readonly citations: readonly CitationTrial[]
}

export interface CitationTrial {
  /** `games/outer-rim/rules/trade/trade.ts:85` */
  readonly where: string
  readonly changes: readonly Change[]
}

export interface Change {
  readonly where: string
  readonly description: string
  readonly isNoticed: boolean
}

export interface Choice {
  readonly seed: string
  /** How many changes are tried at each citation. */
  readonly mutants: number
}

/** The shortest time limit: on a busy machine, even quick tests may take this long. */
const SHORTEST_LIMIT = 20_000

/** If no test notices a change, up to this many times as many changes are tried. */
const DOUBT = 3

export async function tryRule(runs: TestRuns, rule: string, choice: Choice): Promise<RuleTrial> {
  const failed = (trouble: string): RuleTrial => ({ rule, trouble, citations: [] })
  const tests = testsOf(root, rule)
  if (tests.length === 0) return failed('no test names it')
  const began = performance.now()
  const unchanged = await runs.run(tests, null, 0)
  if (unchanged.broken || unchanged.failed > 0) return failed('its tests fail as the code is')
  if (unchanged.passed === 0) return failed('none of its tests was found by its title')
  const files = sourcesCiting(rule)
  if (files.length === 0) return failed('no code cites it')
  const limit = Math.max(SHORTEST_LIMIT, 10 * (performance.now() - began))
  const citations: CitationTrial[] = []
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const place of placesIn(path, text, rule)) {
      const changes = await tryPlace(runs, tests, { path, text, place }, limit, choice)
      citations.push({ where: `${path}:${place.line}`, changes })
    }
  }
  return { rule, trouble: null, citations }
}

/** Files that only check positions. They carry out no rule, and play never reaches what they refuse. */
const checksOnly = /\/violations\.ts$/

/** The sources that cite a rule: the kernel and the rules and contents of games, without tests and the catalogue. */
function sourcesCiting(rule: string): string[] {
  const folders = ['kernel', ...list('games/*/rules', 'games/*/content')]
  const files = folders.flatMap((folder) =>
    citationsUnder(join(root, folder), rule).map(({ file }) => `${folder}/${file}`),
  )
  return [...new Set(files)].filter((file) => !checksOnly.test(file))
}

async function tryPlace(
  runs: TestRuns,
  tests: readonly TestFile[],
  { path, text, place }: { readonly path: string; readonly text: string; readonly place: Place },
  limit: number,
  { seed, mutants }: Choice,
): Promise<Change[]> {
  const all = mutantsIn(path, text, place)
  const chosen = (count: number) =>
    chosenBySeed(all, count, `${seed} ${path}`, (mutant) => inWords(text, mutant))
  const attempt = async (mutant: Mutant): Promise<Change> => {
    const { failed, broken } = await runs.run(
      tests,
      { file: join(root, path), text: mutated(text, mutant) },
      limit,
    )
    return {
      where: `${path}:${mutant.line}`,
      description: inWords(text, mutant),
      isNoticed: failed > 0 || broken,
    }
  }
  const changes: Change[] = []
  const first = chosen(mutants)
  for (const mutant of first) changes.push(await attempt(mutant))
  for (const mutant of chosen(mutants * DOUBT)) {
    if (changes.some(({ isNoticed }) => isNoticed)) break
    if (!first.includes(mutant)) changes.push(await attempt(mutant))
  }
  return changes
}
