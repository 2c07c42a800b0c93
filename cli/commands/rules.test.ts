import { superTeams } from '@kantyna/games/super-teams'
import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'
import { ruleTestsIn } from '../rule-tests.ts'

test('JSON: lists every rule once with the names of its tests; rules without a test come last', async () => {
  const { code, out, err } = await runWith(['rules', '--json'])
  expect([code, err]).toEqual([0, ''])
  const { rules } = JSON.parse(out)
  const ids = rules.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('ST-TURN-04')
  for (const rule of rules) expect(Object.keys(rule)).toEqual(['id', 'game', 'tests'])
  const isShown = rules.map(({ tests }: { tests: string[] }) => tests.length > 0)
  expect(isShown).toEqual([...isShown].sort().reverse())
})

test('in words, with a total per game', async () => {
  const { code, out } = await runWith(['rules', '--game', superTeams.meta.id])
  expect(code).toBe(0)
  expect(out).toMatch(/super-teams: \d+ of \d+ rules are shown by a test\n$/)
})

test('of a single rule: its sentence, the code that cites it, its tests and the rulebook', async () => {
  const { code, out } = await runWith(['rules', 'OR-TRADE-12'])
  expect(code).toBe(0)
  expect(out).toMatch(/^OR-TRADE-12 {2}\S/)
  expect(out).toMatch(/games\/outer-rim\/rules\/trade\/trade\.ts:\d+/)
  expect(out).toMatch(/tests:\n {4}\S/)
  expect(out).toMatch(/rulebook:\n {4}\S/)
})

test('a rule that does not exist is named', async () => {
  const { code, err } = await runWith(['rules', 'OR-TRADE-99'])
  expect(code).not.toBe(0)
  expect(err).toContain('There is no rule "OR-TRADE-99"')
})

const named = (text: string) => ruleTestsIn('some.test.ts', text)

test('rules are found in test titles, also nested ones and those of tables', () => {
  expect(named(`test('AB-MOVE-01: moves', () => {})`)).toEqual([
    { test: 'AB-MOVE-01: moves', rules: ['AB-MOVE-01'] },
  ])
  expect(named(`describe('AB-MOVE-01, AB-MOVE-02', () => { it('x', () => {}) })`)).toEqual([
    { test: 'AB-MOVE-01, AB-MOVE-02', rules: ['AB-MOVE-01', 'AB-MOVE-02'] },
  ])
  expect(named(`test.each([['AB-MOVE-01', 3]])('moves: %s', () => {})`)).toEqual([
    { test: 'moves: %s', rules: ['AB-MOVE-01'] },
  ])
  expect(named(`const rows = ['AB-MOVE-01: far']\nfor (const row of rows) test(row, () => {})`)).toEqual([
    { test: 'AB-MOVE-01: far', rules: ['AB-MOVE-01'] },
  ])
})

test('a range in a title names all its rules', () => {
  expect(named(`test('AB-MOVE-01 to AB-MOVE-03: moves', () => {})`)).toEqual([
    { test: 'AB-MOVE-01 to AB-MOVE-03: moves', rules: ['AB-MOVE-01', 'AB-MOVE-02', 'AB-MOVE-03'] },
  ])
})

test('a rule that a test only mentions is not counted as shown', () => {
  expect(named(`test('moves', () => { expect(rule).toBe('AB-MOVE-01') })`)).toEqual([])
  expect(named(`// AB-MOVE-01\ntest('moves', () => {})`)).toEqual([])
})
