import { expect, test } from 'vitest'
import { citationsIn } from './rule-citations.ts'

test('finds a rule by its id', () => {
  expect(citationsIn('const a = 1\n/** Pays (OR-TRADE-08). */\nconst b = 2', 'OR-TRADE-08')).toEqual([
    { line: 2, text: '/** Pays (OR-TRADE-08). */' },
  ])
})

test('finds a rule inside a range, also one that is broken over two lines', () => {
  expect(citationsIn('// OR-TRADE-10 to OR-TRADE-13', 'OR-TRADE-12')).toHaveLength(1)
  expect(citationsIn(' * DB-OPT-01 to\n * DB-OPT-04', 'DB-OPT-03')).toEqual([
    { line: 1, text: '* DB-OPT-01 to' },
  ])
  expect(citationsIn('// OR-TRADE-10 to OR-TRADE-13', 'OR-TRADE-14')).toEqual([])
})

test('does not mistake one rule for another', () => {
  expect(citationsIn('// OR-TRADE-1, UB-TRADE-12, OR-TRADE-120', 'OR-TRADE-12')).toEqual([])
})

test('names a line once', () => {
  expect(citationsIn('// OR-TRADE-12, and again OR-TRADE-12', 'OR-TRADE-12')).toHaveLength(1)
})
