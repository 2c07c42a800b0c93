import { expect, test } from 'vitest'
import { placesIn } from './places.ts'

const below = (text: string, rule = 'AB-ONE-01') =>
  placesIn('some.ts', text, rule).map(({ line, start, end }) => [line, text.slice(start, end)])

test('a comment above a declaration is about all of it', () => {
  expect(below('const a = 1\n/** AB-ONE-01. */\nexport function f() {\n  return 1\n}\nconst b = 2')).toEqual([
    [2, 'export function f() {\n  return 1\n}'],
  ])
})

test('a comment may be above a statement, a row, or a part of a condition', () => {
  expect(below('function f() {\n  g()\n  // AB-ONE-01\n  h()\n  i()\n}')).toEqual([[3, 'h()']])
  expect(below('const rows = [\n  { a: 1 },\n  // AB-ONE-01\n  { a: 2 },\n]')).toEqual([[3, '{ a: 2 }']])
  expect(below('const is = a &&\n  // AB-ONE-01\n  b > 1 && c')).toEqual([[2, 'b > 1']])
})

test('at the end of a line it is about the code that begins there', () => {
  expect(below('f(1) // AB-ONE-02\ng(2) // AB-ONE-01\nh(3)')).toEqual([[2, 'g(2)']])
  expect(below('if (a) {\n  b()\n} else {\n  c() // AB-ONE-01\n}')).toEqual([[4, 'c()']])
  expect(below('const a = { b: 1, c: [2] } // AB-ONE-01')).toEqual([[1, 'const a = { b: 1, c: [2] }']])
})

test('in a chain of calls it is about the next call', () => {
  expect(below('const a = b\n  .filter(c)\n  // AB-ONE-01\n  .map(d)\n  .some(e)')).toEqual([[3, 'map(d)']])
})

test('at the end of a block it is about the block', () => {
  expect(below('function f() {\n  g()\n  // AB-ONE-01\n}\nh()')).toEqual([[3, '{\n  g()\n  // AB-ONE-01\n}']])
})

test('at the head of a file it is about the file', () => {
  const text = "// AB-ONE-01\nimport { a } from './a.ts'\na()"
  expect(below(text)).toEqual([[1, text]])
})

test('other comments between it and the code do not matter', () => {
  expect(below('// AB-ONE-01: so it is.\n// AB-ONE-02 too.\nf()')).toEqual([[1, 'f()']])
})

test('a rule in the code is about the statement that names it, with its condition', () => {
  expect(below("function f() {\n  if (a) return refuse('AB-ONE-01')\n  return null\n}")).toEqual([
    [2, "if (a) return refuse('AB-ONE-01')"],
  ])
  expect(below("const is = { legal: (t) => (a(t) ? null : refuse('AB-ONE-01')), b: 1 }")).toEqual([
    [1, "legal: (t) => (a(t) ? null : refuse('AB-ONE-01'))"],
  ])
  expect(below("const no = { rule: 'AB-ONE-01', reason: 'no' }")).toEqual([
    [1, "const no = { rule: 'AB-ONE-01', reason: 'no' }"],
  ])
})

test('a rule in a table is about its row, or about what lists its rules', () => {
  expect(below("const all = [\n  change('AB-ONE-01', f),\n  change('AB-ONE-02', g),\n]")).toEqual([
    [2, "change('AB-ONE-01', f)"],
  ])
  expect(below("const d = decide({ rules: ['AB-ONE-01'], run: f })")).toEqual([
    [1, "{ rules: ['AB-ONE-01'], run: f }"],
  ])
})

test('code inside that is cited for another rule is left out', () => {
  const text = '// AB-ONE-01\nfunction f() {\n  // AB-ONE-02\n  g()\n  // AB-ONE-01\n  h()\n}'
  const [first] = placesIn('some.ts', text, 'AB-ONE-01')
  expect(first?.without.map(({ start, end }) => text.slice(start, end))).toEqual(['g()'])
})

test('a range of rules cites each of them', () => {
  expect(below('// AB-ONE-01 to AB-ONE-03\nf()', 'AB-ONE-02')).toEqual([[1, 'f()']])
})
