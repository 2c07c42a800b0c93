import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CataloguedRule, type GameBundle, type Position, parseScenarios, runScenario } from '../index.ts'
import type { Scenario } from '../record/scenario-file.ts'

/** The scenarios of every file below a folder, by the file's name. */
export function scenariosIn(folder: URL): ReadonlyMap<string, readonly Scenario[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return new Map(files.filter((file) => file.endsWith('.yaml')).map((file) => [file, read(file, folder)]))
}

function read(file: string, folder: URL): readonly Scenario[] {
  const parsed = parseScenarios(readFileSync(new URL(file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.what}`)
  return parsed.scenarios
}

/** One test a scenario: it holds, it begins and ends in a position that is possible, and its rules are catalogued. */
export function testScenarios<P extends Position, O extends object>(
  { game, scenarioWords }: GameBundle<P, O>,
  catalogue: readonly CataloguedRule[],
  folder: URL,
): void {
  const catalogued = new Set(catalogue.map(({ id }) => id))
  for (const [file, scenarios] of scenariosIn(folder)) {
    describe(file, () => {
      for (const scenario of scenarios) {
        test(scenario.name, () => {
          const seen: P[] = []
          const arrange: typeof scenarioWords.arrange = (...block) => {
            const t = scenarioWords.arrange(...block)
            expect(game.violations(t), 'the arranged position is possible').toEqual([])
            seen.push(t)
            return t
          }
          expect(runScenario(game, { ...scenarioWords, arrange }, scenario).failure).toBeNull()
          expect(seen.flatMap((t) => game.violations(t))).toEqual([])
          expect(scenario.rules.filter((rule) => !catalogued.has(rule))).toEqual([])
        })
      }
    })
  }
}
