/** Finds the tests that show a rule: their files and their titles. */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseScenarios } from '@kantyna/kernel'
import { filesUnder } from '../../cli/files.ts'
import { ruleTestsIn } from '../../cli/rule-tests.ts'

export interface TestFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly titles: readonly string[]
}

/** The tests of every game and of the kernel that name a rule. */
export function testsOf(root: string, rule: string): TestFile[] {
  const titles = new Map<string, string[]>()
  const chapter = rule.replace(/\d+$/, '')
  for (const file of ['kernel', 'games'].flatMap((folder) =>
    filesUnder(join(root, folder), /\.(?:test\.tsx?|yaml)$/),
  )) {
    const text = readFileSync(file, 'utf8')
    // Most files need not be parsed. A range does not contain the ids inside it, so this looks for the chapter only.
    if (!text.includes(chapter)) continue
    const path = relative(root, file).split(sep).join('/')
    const found = file.endsWith('.yaml') ? titlesInScenarios(text, rule) : titlesInTest(path, text, rule)
    const test = path.replace(/\/scenarios\/.*\.yaml$/, '/scenarios.test.ts')
    if (found.length > 0 && /\.tsx?$/.test(test)) titles.set(test, [...(titles.get(test) ?? []), ...found])
  }
  return [...titles].map(([path, found]) => ({ path, titles: found }))
}

export function titlesInTest(path: string, text: string, rule: string): string[] {
  return ruleTestsIn(path, text).flatMap(({ test, rules }) => (rules.includes(rule) ? [test] : []))
}

export function titlesInScenarios(text: string, rule: string): string[] {
  const parsed = parseScenarios(text)
  if (!parsed.ok) return []
  return parsed.scenarios.flatMap(({ name, rules }) => (rules.includes(rule) ? [name] : []))
}

/**
 * Matches every test with one of the titles, or inside a `describe` with one. A placeholder of a table matches any
 * text.
 */
export function patternOf(titles: readonly string[]): RegExp {
  const anything = titles.map((title) =>
    title
      .replaceAll(/\$\{[^}]*\}|\$[\w.]+|%[sdifjoO#$]/g, '\0')
      .replaceAll(/\\(['"`])/g, '$1')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\0', '.*'),
  )
  return new RegExp(anything.join('|'), 's')
}
