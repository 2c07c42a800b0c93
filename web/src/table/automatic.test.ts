import { expect, it } from 'vitest'
import { automaticFor, readAutomatic, writeAutomatic } from './automatic.ts'

const automatic = new Map([
  [1, 'only'],
  [2, 'only'],
  [3, 'passing'],
] as const)

it('tells only the one who had it that there was one way alone', () => {
  const made = [{ seat: 0 }, { seat: 1 }, { seat: 1 }]
  expect([...automaticFor(0, made, automatic).keys()]).toEqual([1, 3])
  expect([...automaticFor(1, made, automatic).keys()]).toEqual([2, 3])
  expect([...automaticFor(null, made, automatic).keys()]).toEqual([3])
})

it('is kept as a short text', () => {
  expect(readAutomatic(writeAutomatic(automatic))).toEqual(automatic)
})
