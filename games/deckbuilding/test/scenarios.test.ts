import { readdirSync, readFileSync } from 'node:fs'
import { parseScenarios, runScenario, type ScenarioWords } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type Duel, deckbuilding, room } from '../index.ts'
import { library } from '../library.ts'

const folder = new URL('scenarios/', import.meta.url)
const catalogued = new Set(library.catalogue.map((rule) => rule.id))

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (!file.endsWith('.yaml')) continue
  describe(file, () => {
    const parsed = parseScenarios(readFileSync(new URL(file, folder), 'utf8'))
    if (!parsed.ok) throw new Error(`${file}: ${parsed.what}`)
    for (const scenario of parsed.scenarios) {
      test(scenario.name, () => {
        const seen: Duel[] = []
        const words: ScenarioWords<Duel> = {
          ...room.scenarioWords,
          arrange(...block) {
            const t = room.scenarioWords.arrange(...block)
            expect(deckbuilding.violations(t), 'the arranged position is possible').toEqual([])
            seen.push(t)
            return t
          },
        }
        expect(runScenario(deckbuilding, words, scenario).failure).toBeNull()
        expect(seen.flatMap((t) => deckbuilding.violations(t))).toEqual([])
        expect(scenario.rules.filter((rule) => !catalogued.has(rule))).toEqual([])
      })
    }
  })
}
