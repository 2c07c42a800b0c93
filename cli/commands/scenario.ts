import { parseScenarios, runScenario } from '@kantyna/kernel'
import { type Command, jsonFlag } from '../command.ts'
import { filesIn, readNamed } from '../files.ts'
import { openGame } from '../games.ts'
import { Progress } from '../progress.ts'
import { oneLine, UsageError } from '../terminal.ts'

interface ScenarioRun {
  readonly file: string
  readonly name: string
  readonly rules: readonly string[]
  /** The first thing that was not as the scenario says, or null. */
  readonly failure: string | null
}

const scenarioFile = /\.ya?ml$/

export const scenario: Command = {
  name: 'scenario',
  summary: 'Runs scenarios, and says of each that fails what the first difference is.',
  takes: 'FILE...',
  flags: [jsonFlag],
  async run(given, terminal) {
    const files = filesIn(given.positionals, scenarioFile)
    if (files.length === 0) {
      throw given.positionals.length === 0
        ? given.usageError('Say which files or folders')
        : new UsageError(`There are no scenarios (*.yaml) in ${given.positionals.join(', ')}.`)
    }
    const read = files.flatMap((file) => scenariosOf(file))
    const runs: ScenarioRun[] = []
    const progress = new Progress(terminal, 'scenarios', read.length)
    for (const { file, said } of read) {
      const { game, scenarioWords } = await openGame(said.game)
      runs.push({ file, ...runScenario(game, scenarioWords, said) })
      progress.show(runs.length)
    }
    progress.clear()
    const failed = runs.filter(({ failure }) => failure !== null).length
    const result = { scenarios: runs, passed: runs.length - failed, failed }
    terminal.out(given.has('json') ? `${JSON.stringify(result)}\n` : said(runs, failed))
    return failed === 0 ? 0 : 1
  },
}

function scenariosOf(file: string) {
  const parsed = parseScenarios(readNamed(file))
  if (!parsed.ok) throw new UsageError(`${file} is not a scenario: ${oneLine(parsed.what)}.`)
  return parsed.scenarios.map((said) => ({ file, said }))
}

function said(runs: readonly ScenarioRun[], failed: number): string {
  const lines = runs.map(({ file, name, failure }) =>
    failure === null ? `ok    ${name}` : `FAIL  ${name}\n      ${file}: ${failure}`,
  )
  return `${lines.join('\n')}\n${runs.length - failed} passed, ${failed} failed\n`
}
