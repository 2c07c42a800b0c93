import { expect, test } from 'vitest'
import { knowsVersion } from './versions.ts'

test.each([
  ['2', '2', true],
  ['2', '1', true],
  ['2', '3', false],
  ['2', '999', false],
  ['2', '0', false],
  ['2', '01', false],
  ['2', '', false],
  ['2', '1.5', false],
  ['2 + cellar 3', '1 + cellar 2', true],
  ['2 + cellar 3', '2 + cellar 4', false],
  ['2 + cellar 3', '2', false],
  ['2 + cellar 3', '2 + attic 1', false],
  ['2', '2 + cellar 1', false],
])('rules %s, a record of %j: known is %s', (today, written, isKnown) => {
  expect(knowsVersion(today, written)).toBe(isKnown)
})
