import { expect, test } from 'vitest'
import { matching } from '../index.ts'

test('moves an earlier thing to another place that fits it, to make room', () => {
  // The first thing fits both places, the second only the first place.
  expect(matching(2, 2, (thing, place) => thing === 0 || place === 0)).toEqual([1, 0])
})

test('returns null if not all of them can be placed', () => {
  expect(matching(2, 2, (_, place) => place === 0)).toBeNull()
  expect(matching(3, 2, () => true)).toBeNull()
  expect(matching(0, 2, () => true)).toEqual([])
})
