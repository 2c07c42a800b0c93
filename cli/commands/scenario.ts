import { existsSync, writeFileSync } from 'node:fs'
import {
  editionOf,
  parseScenarios,
  printable,
  runScenario,
  type Scenario,
  scenarioVocabulary,
  withVocabulary,
} from '@kantyna/kernel'
import { type Command, type CommandArgs, jsonFlag } from '../command.ts'
import { filesIn, readNamed } from '../files.ts'
import { openGame, openLibrary } from '../games.ts'
import { Progress } from '../progress.ts'
import { jsonLine, messageOf, shown, type Terminal, UsageError } from '../terminal.ts'

interface ScenarioRun {
  readonly file: string
  /** Null for a file that cannot be read as scenarios. */
  readonly name: string | null
  readonly rules: readonly string[]
  /** The first difference from the scenario, or null. */
  readonly failure: string | null
}

/** More than all scenarios of a game together. */
const LARGEST_SCENARIOS = 300_000

const scenarioFile = /\.ya?ml$/

export const scenario: Command = {
  name: 'scenario',
  summary: 'Runs scenarios and tells the first difference in each that fails.',
  takes: 'FILE...',
  flags: [
    jsonFlag,
    { name: 'list-words', value: 'GAME', description: 'lists its events with their facts, and its refusals' },
    {
      name: 'into',
      value: 'FILE',
      description: 'with --list-words: writes the list into a page that has a place for it',
    },
  ],
  async run(given, terminal) {
    const listed = given.text('list-words')
    if (listed !== undefined) return listWords(listed, given, terminal)
    const files = filesNamed(given.positionals)
    if (files.length === 0) {
      throw given.positionals.length === 0
        ? given.usageError('Say which files or folders')
        : new UsageError(`There are no scenarios (*.yaml) in ${shown(given.positionals.join(', '))}.`)
    }
    const runs: ScenarioRun[] = []
    const progress = new Progress(terminal, 'files', files.length)
    for (const [index, file] of files.entries()) {
      progress.show(index)
      runs.push(...(await runFile(file)).map(harmless))
    }
    progress.clear()
    const failed = runs.filter(({ failure }) => failure !== null).length
    const result = { scenarios: runs, passed: runs.length - failed, failed }
    terminal.out(given.has('json') ? jsonLine(result) : reportText(runs, failed))
    return failed === 0 ? 0 : 1
  },
}

/** Prints the words of scenarios for events and refusals, or writes them into a page such as a README. */
async function listWords(edition: string, given: CommandArgs, terminal: Terminal): Promise<number> {
  const section = scenarioVocabulary(await openGame(edition))
  const file = given.text('into')
  if (file === undefined) {
    terminal.out(section)
    return 0
  }
  const page = withVocabulary(readNamed(file, LARGEST_PAGE), edition, section)
  if (page === null)
    throw new UsageError(`${shown(file)} has no place for the words: <!-- words … --> … <!-- /words -->.`)
  writeFileSync(file, page)
  return 0
}

const LARGEST_PAGE = 1_000_000

function filesNamed(paths: readonly string[]): string[] {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new UsageError(`${shown(missing)} cannot be read: it is not there.`)
  return filesIn(paths, scenarioFile)
}

/** Any error in a file is a failure of that file; the others still run. */
async function runFile(file: string): Promise<ScenarioRun[]> {
  try {
    const parsed = parseScenarios(readNamed(file, LARGEST_SCENARIOS))
    if (!parsed.ok) return [{ file, name: null, rules: [], failure: parsed.what }]
    return await Promise.all(parsed.scenarios.map(async (each) => ({ file, ...(await runOne(each)) })))
  } catch (problem) {
    return [{ file, name: null, rules: [], failure: messageOf(problem) }]
  }
}

async function runOne(each: Scenario): Promise<Omit<ScenarioRun, 'file'>> {
  try {
    const edition = editionOf(each.game, each.options ?? {})
    const [{ game, scenarioWords }, { catalogue }] = await Promise.all([
      openGame(edition),
      openLibrary(edition),
    ])
    return runScenario(game, scenarioWords, catalogue, each)
  } catch (problem) {
    const fault = problem instanceof UsageError ? '' : 'this is Kantyna’s mistake, not yours: '
    return { name: each.name, rules: each.rules, failure: `${fault}${messageOf(problem)}` }
  }
}

/** Escapes and shortens all texts, because a value from a file may contain anything. */
function harmless({ file, name, rules, failure }: ScenarioRun): ScenarioRun {
  return {
    file: printable(file, 500),
    name: name === null ? null : printable(name, 300),
    rules: rules.map((rule) => printable(rule, 60)),
    failure: failure === null ? null : printable(failure, 1000),
  }
}

function reportText(runs: readonly ScenarioRun[], failed: number): string {
  const lines = runs.map(({ file, name, failure }) => {
    if (failure === null) return `ok    ${name}`
    return name === null ? `FAIL  ${file}\n      ${failure}` : `FAIL  ${name}\n      ${file}: ${failure}`
  })
  return `${lines.join('\n')}\n${runs.length - failed} passed, ${failed} failed\n`
}
