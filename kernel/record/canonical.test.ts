import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'

/** A slow reference: JSON of the same data, with its keys sorted by a replacer. */
function byDefinition(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

test('any plain data is written as JSON with its keys in order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(canonical(value)).toBe(byDefinition(value))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  [{ b: 1, 10: 'ten', 9: 'nine', a: undefined, '01': 0, 4294967295: 'no index', '-1': 0 }],
  [[undefined, -0, 1e21, Number.NaN, 0.1, true, null]],
  [{ text: 'quote " backslash \\ line \n lone \ud800 pair \u{1f680} ż' }],
  [{ 'key "quoted"': { '': [] } }],
  [[undefined, { b: undefined, a: [{ ['__proto__']: 1, 2: 0 }] }, 'text']],
])('%j is written with sorted keys', (value) => {
  expect(canonical(value)).toBe(byDefinition(value))
})
