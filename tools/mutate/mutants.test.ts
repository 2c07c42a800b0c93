import { expect, test } from 'vitest'
import { inWords, mutantsIn, mutated } from './mutants.ts'

function mutantsOf(text: string) {
  return mutantsIn('some.ts', text, { line: 1, start: 0, end: text.length, without: [] })
}

const made = (text: string) => mutantsOf(text).map((mutant) => mutated(text, mutant))

test('a condition is negated, and what it guards is left out', () => {
  expect(made('if (a) b()')).toEqual(['if (!(a)) b()', ';', 'if (a) ;'])
  expect(made('const c = a ? 1 : b')).toEqual(['const c = !(a) ? 1 : b', 'const c = a ? 2 : b'])
})

test('an answer is negated, and its comparison changed by one', () => {
  expect(made('const f = () => a < b')).toEqual(['const f = () => !(a < b)', 'const f = () => a <= b'])
  expect(made('function f() { return !a }')).toEqual([
    'function f() { return !(!a) }',
    'function f() { return a }',
  ])
})

test('returned values are replaced', () => {
  expect(made('function f() { return g() }')).toEqual(['function f() { return undefined }'])
  expect(made('const f = (a) => a.filter(g)')).toEqual(['const f = (a) => []'])
  expect(made('function f() { if (a) return\ng() }')).toContain('function f() { if (a) ;\ng() }')
})

test('numbers, yes and no, and operators change', () => {
  expect(made('const a = 3')).toEqual(['const a = 4'])
  expect(made('const a = true')).toEqual(['const a = false'])
  expect(made('const a = b && c')).toEqual(['const a = b || c'])
  expect(made('const a = b === c')).toEqual(['const a = b !== c'])
  expect(made('a += b')).toEqual([';', 'a -= b'])
  expect(made('const a = b.some(c)')).toEqual(['const a = b.every(c)'])
})

test('a statement and a row of a list are left out', () => {
  expect(made('f(a)')).toEqual([';'])
  expect(made('const a = [b, c]')).toEqual(['const a = [ c]', 'const a = [b, ]'])
})

test('a row is left out where a rule is cited for it alone', () => {
  const text = 'const a = [f({ b: 1 }), f({ b: 2 })]'
  const place = { line: 1, start: 11, end: 22, without: [] }
  expect(mutantsIn('some.ts', text, place).map((mutant) => mutated(text, mutant))).toEqual([
    'const a = [ f({ b: 2 })]',
    'const a = [f({ b: 2 }), f({ b: 2 })]',
  ])
})

test('the ids of rules in a list stay there', () => {
  expect(made("const a = { rules: ['AB-ONE-01'], b: 1 }")).toEqual([
    "const a = { rules: ['AB-ONE-01'], b: 2 }",
  ])
})

test('texts are joined with + alone', () => {
  expect(made("const a = b + 'c'")).not.toContain("const a = b - 'c'")
})

test('types and names of fields do not change', () => {
  expect(made('const a: 1 | 2 = b as 1')).toEqual(['const a: 1 | 2 = undefined'])
  expect(made('const a = { 1: b(c) }')).toEqual([])
  expect(made('interface A { readonly b: 1 }')).toEqual([])
})

test('names are changed only if nothing else can be', () => {
  expect(made("const a = { b: 'c' }")).toEqual(["const a = { b: 'c-changed' }"])
  expect(made("const a = { b: 'c', d: 1 }")).toEqual(["const a = { b: 'c', d: 2 }"])
})

test('mutants that cannot be parsed are not made', () => {
  expect(made('const a = b ?? (c && d)')).toEqual(['const a = b ?? (c || d)'])
  expect(made('const a = b || c ** 2')).not.toContain('')
})

test('only inside the place, and not in the code left to other rules', () => {
  const text = 'f(1)\ng(2)\nh(3)'
  const place = { line: 2, start: 5, end: 14, without: [{ start: 10, end: 14 }] }
  expect(mutantsIn('some.ts', text, place).map((mutant) => mutated(text, mutant))).toEqual([
    'f(1)\n;\nh(3)',
    'f(1)\ng(3)\nh(3)',
  ])
})

test('every change is described in words, with its line', () => {
  const text = 'f(1)\nif (a < b) g()'
  const said = mutantsOf(text).map((mutant) => `${mutant.line}: ${inWords(text, mutant)}`)
  expect(said).toEqual([
    '1: `f(1)` is left out',
    '1: `1` becomes `2`',
    '2: `a < b` becomes `!(a < b)`',
    '2: `if (a < b) g()` is left out',
    '2: `<` becomes `<=`',
    '2: `g()` is left out',
  ])
})
