import type { Plain } from '@kantyna/kernel'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { applied, type Difference, differenceOf } from './difference.ts'

const RUNS = inject('isLong') === true ? 100_000 : 2000

/** Keys that every object inherits are the ones that a careless look-up finds. */
const key = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', '0', '1') },
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'),
)
const { value } = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.constantFrom(null, true, false, '', 'a', 0, 1, 2), fc.string(), fc.double({ noNaN: true })),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 5, selector: ([name]) => name })
      .map((fields) => Object.fromEntries(fields)),
  ),
}))

/** As it arrives: numbers such as −0 and infinity have no form of their own in JSON. */
function overTheWire<T>(sent: T): T {
  return JSON.parse(JSON.stringify(sent)) as T // JSON keeps plain data
}

describe('the difference of two versions', () => {
  it('leads from one to the other', () => {
    fc.assert(
      fc.property(value.map(overTheWire), value.map(overTheWire), (before, after) => {
        const difference = differenceOf(before, after)
        const reached = difference === null ? before : applied(before, overTheWire(difference))
        expect(JSON.stringify(sorted(reached))).toBe(JSON.stringify(sorted(after)))
      }),
      { numRuns: RUNS },
    )
  })

  it('is null exactly if nothing has changed', () => {
    fc.assert(
      fc.property(value.map(overTheWire), value.map(overTheWire), (before, after) => {
        const isSame = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))
        expect(differenceOf(before, after) === null).toBe(isSame)
        expect(differenceOf(before, overTheWire(before))).toBeNull()
      }),
      { numRuns: RUNS },
    )
  })

  it('leaves out fields that are undefined, as JSON does', () => {
    const before = { kept: 1, gone: 2 }
    const after = { kept: 1, gone: undefined } as unknown as Plain
    expect(applied(before, overTheWire(differenceOf(before, after)) ?? [0, null])).toEqual({ kept: 1 })
    expect(differenceOf(after, { kept: 1 })).toBeNull()
  })

  it('is refused or applied, whatever arrives in its place', () => {
    fc.assert(
      fc.property(value, value, fc.constantFrom(0, 1, 2, 3), (before, given, kind) => {
        const wrong = [kind, given, given] as unknown as Difference
        try {
          applied(before, wrong)
        } catch (problem) {
          expect(problem).toBeInstanceOf(Error)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

/** The order of fields means nothing. */
function sorted(given: Plain): Plain {
  if (Array.isArray(given)) return given.map(sorted)
  if (typeof given !== 'object' || given === null) return given
  const fields = Object.entries(given).map(([name, each]) => [name, sorted(each)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
