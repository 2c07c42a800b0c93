import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  type CataloguedRule,
  type FullGameBundle,
  type Position,
  parseScenarios,
  runScenario,
  type Scenario,
} from '../index.ts'
import { misspelt } from './misspell.ts'

/** The scenarios of every file below a folder, by the file's name. */
export function scenariosIn(folder: URL): ReadonlyMap<string, readonly Scenario[]> {
  return new Map(filesIn(folder).map((file) => [file, read(file, folder)]))
}

function filesIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return files.filter((file) => /\.ya?ml$/.test(file))
}

function read(file: string, folder: URL): readonly Scenario[] {
  const parsed = parseScenarios(readFileSync(new URL(file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.what}`)
  return parsed.scenarios
}

/** One test for each scenario, and one that checks that typos fail. An unreadable file is a failing test. */
export function testScenarios<P extends Position, O extends object>(
  { game, scenarioWords }: FullGameBundle<P, O>,
  catalogue: readonly CataloguedRule[],
  folder: URL,
): void {
  describe.each(filesIn(folder))('%s', (file) => {
    const parsed = parseScenarios(readFileSync(new URL(file, folder), 'utf8'))
    if (!parsed.ok) test('can be read', () => expect.fail(parsed.what))
    else {
      for (const scenario of parsed.scenarios) {
        test(scenario.name, () => {
          const { failure } = runScenario(game, scenarioWords, catalogue, scenario)
          if (failure !== null) expect.fail(failure)
        })
      }
    }
  })

  test('no scenario passes with a typo in it', () => {
    const scenarios = [...scenariosIn(folder).values()].flat()
    const passed = scenarios.flatMap(({ name, ...rest }, index) => {
      const all = misspelt(rest)
      // One typo for each scenario, in a different place each time; all typos if the scenario has rarely used words.
      const tried = hasRareWord(rest) ? all : [all[(index * 31) % all.length] ?? {}]
      return tried.filter((each) => {
        const wrong = parseScenarios(stringify({ name, ...(each as object) })) // a scenario but for the typo
        const [scenario] = wrong.ok ? wrong.scenarios : []
        return (
          scenario !== undefined && runScenario(game, scenarioWords, catalogue, scenario).failure === null
        )
      })
    })
    expect(passed).toEqual([])
  })
}

const rareWords = ['including', 'excluding', 'gives', 'wants', 'ai', 'cards']

function hasRareWord(data: unknown): boolean {
  if (data === null || typeof data !== 'object') return false
  return Object.entries(data).some(([key, value]) => rareWords.includes(key) || hasRareWord(value))
}
