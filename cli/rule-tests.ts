import { readFileSync } from 'node:fs'
import { parseScenarios, type RuleId } from '@kantyna/kernel'
import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder } from './files.ts'
import { rulesNamed } from './rule-citations.ts'

/** A test that shows rules: its name, and the ids in it. */
export interface RuleTest {
  readonly test: string
  readonly rules: readonly RuleId[]
}

const testCalls = new Set(['test', 'it', 'describe', 'scenario'])

/** Everything under a folder that shows rules: tests by their titles and tables, scenarios by their lists. */
export function ruleTestsUnder(folder: string): RuleTest[] {
  return [
    ...filesUnder(folder, /\.test\.tsx?$/).flatMap((file) => ruleTestsIn(file, readFileSync(file, 'utf8'))),
    ...filesUnder(folder, /\.ya?ml$/).flatMap((file) => ruleTestsInScenarios(readFileSync(file, 'utf8'))),
  ]
}

/** Rules in the titles of tests, and in the tables that tests are generated from (outside the tests' bodies). */
export function ruleTestsIn(file: string, text: string): RuleTest[] {
  const calls: {
    readonly title: string
    readonly start: number
    readonly bodyStart: number
    readonly end: number
  }[] = []
  const strings: { readonly value: string; readonly start: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title, ...rest], start, end }) {
      const name = /^\w+/.exec(text.slice(callee.start, callee.end))?.[0] ?? ''
      if (!testCalls.has(name) || title === undefined || rest.length === 0) return
      if (title.type !== 'Literal' && title.type !== 'TemplateLiteral') return
      calls.push({ title: text.slice(title.start + 1, title.end - 1), start, bodyStart: title.end, end })
    },
    Literal({ value, start }) {
      if (typeof value === 'string') strings.push({ value, start })
    },
    TemplateElement({ value, start }) {
      strings.push({ value: value.raw, start })
    },
  }).visit(parseSync(file, text).program)
  return strings.flatMap(({ value, start }) => {
    const rules = rulesNamed(value)
    if (rules.length === 0) return []
    const around = calls.filter((call) => call.start <= start && start < call.end)
    const innermost = around.reduce<(typeof calls)[number] | null>(
      (inner, call) => (inner === null || call.start >= inner.start ? call : inner),
      null,
    )
    if (innermost === null) return [{ test: value, rules }]
    return start < innermost.bodyStart ? [{ test: innermost.title, rules }] : []
  })
}

function ruleTestsInScenarios(text: string): RuleTest[] {
  const parsed = parseScenarios(text)
  return parsed.ok ? parsed.scenarios.map(({ name, rules }) => ({ test: name, rules })) : []
}
