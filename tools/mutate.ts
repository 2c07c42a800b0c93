/**
 * Checks whether the tests of a rule notice a change of the code that cites the rule:
 *
 *     npm run mutate -- OR-TRADE-12 UB-DUO-04               these rules
 *     npm run mutate -- --game outer-rim --sample 12        twelve rules of a game, chosen by --seed (1)
 *
 * `--mutants` (4) description how many changes are tried at each citation. The exit code is 1 if no test notices
 * any change at some citation.
 */
import { parseArgs } from 'node:util'
import { rulesByGame } from './mutate/rules.ts'
import { chosenBySeed } from './mutate/seed.ts'
import { TestRuns } from './mutate/test-runs.ts'
import { type CitationTrial, type RuleTrial, tryRule } from './mutate/trial.ts'
import { root } from './source.ts'

interface ChosenRule {
  readonly game: string
  readonly rule: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'string', default: '4' },
  },
})

async function main(): Promise<number> {
  const chosen = await rulesGiven()
  const choice = { seed: values.seed, mutants: wholeNumber('mutants') }
  const runs = await TestRuns.open(root)
  const trials: (RuleTrial & ChosenRule)[] = []
  for (const { game, rule } of chosen) {
    const trial = await tryRule(runs, rule, choice)
    console.log(inLines(trial).join('\n'))
    trials.push({ game, ...trial })
  }
  await runs.close()
  for (const game of new Set(trials.map((trial) => trial.game)))
    console.log(
      totals(
        game,
        trials.filter((trial) => trial.game === game),
      ),
    )
  return trials.flatMap(({ citations }) => citations).some(isUnnoticed) ? 1 : 0
}

async function rulesGiven(): Promise<readonly ChosenRule[]> {
  const games = await rulesByGame()
  const rulesOf = (game: string) => {
    const rules = games.get(game)
    if (rules === undefined)
      throw new Error(`There is no game "${game}"; there are: ${[...games.keys()].join(', ')}.`)
    return rules
  }
  const named = positionals.map((rule) => {
    const [game] = [...games].find(([, rules]) => rules.includes(rule)) ?? []
    if (game === undefined) throw new Error(`There is no rule "${rule}" (npx kantyna rules lists all).`)
    return { game, rule }
  })
  const sampled = values.game.flatMap((game) =>
    chosenBySeed(rulesOf(game), wholeNumber('sample'), values.seed, (rule) => rule).map((rule) => ({
      game,
      rule,
    })),
  )
  if (named.length + sampled.length === 0) throw new Error('Name rules, or a game with --game.')
  return [...named, ...sampled]
}

function wholeNumber(name: 'sample' | 'mutants'): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} is "${values[name]}", and should be a whole number from 1.`)
}

function isUnnoticed({ changes }: CitationTrial): boolean {
  return changes.length > 0 && !changes.some(({ isNoticed }) => isNoticed)
}

function inLines({ rule, trouble, citations }: RuleTrial): string[] {
  return [
    rule,
    ...(trouble === null ? [] : [`    ${trouble}`]),
    ...citations.flatMap((citation) => [
      `    ${citation.where}  ${verdict(citation)}`,
      ...citation.changes.flatMap(({ where, description, isNoticed }) =>
        isNoticed ? [] : [`        not noticed: ${where}  ${description}`],
      ),
    ]),
  ]
}

function verdict(citation: CitationTrial): string {
  const { length } = citation.changes
  if (length === 0) return 'nothing to change here'
  if (isUnnoticed(citation))
    return 'NONE NOTICED: the rule is carried out elsewhere, or no test of it shows what is done here'
  return `${citation.changes.filter(({ isNoticed }) => isNoticed).length} of ${length} changes noticed`
}

function totals(game: string, trials: readonly RuleTrial[]): string {
  const citations = trials.flatMap((trial) => trial.citations)
  const changes = citations.flatMap((citation) => citation.changes)
  const unchangeable = citations.filter((citation) => citation.changes.length === 0).length
  return (
    `${game}: ${trials.length} rules, ${citations.length} citations ` +
    `(${citations.filter(isUnnoticed).length} with no change noticed, ${unchangeable} with nothing to change), ` +
    `${changes.filter(({ isNoticed }) => isNoticed).length} of ${changes.length} changes noticed`
  )
}

try {
  process.exitCode = await main()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}
