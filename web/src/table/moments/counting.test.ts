import { expect, it } from 'vitest'
import { countedBetween } from './counting.ts'

it.each([
  ['5', '9', 0.5, '7'],
  ['9', '5', 0.25, '8'],
  ['0/2', '2/2', 0.5, '1/2'],
  ['9,000', '12,000', 0.5, '10,500'],
  ['9 000', '12 000', 1, '12 000'],
])('from %s to %s, at %d of the way: %s', (before, after, share, shown) => {
  expect(countedBetween(before, after, share)).toBe(shown)
})

it.each([
  ['5', 'none'],
  ['–', '3'],
  ['3/8', '3/7'],
])('%s to %s is not counted', (before, after) => {
  expect(countedBetween(before, after, 0.5)).toBeNull()
})
