import { expect, test } from 'vitest'
import type { Box } from '../content/index.ts'
import { firstNumberWhere, numbered, numbersIn } from './numbered.ts'

const boxes: readonly Box[] = [
  { bit: 1, set: {}, encounterDecks: ['core-worlds'] },
  { bit: 2, block: 1, set: {}, encounterDecks: ['navpoint', 'core-worlds'] },
  { bit: 4, block: 2, set: {}, encounterDecks: ['core-worlds'] },
]

const [first, second, third] = boxes

function numbers(some: readonly (Box | undefined)[]): readonly string[] {
  const there = some.filter((box) => box !== undefined)
  return numbered<string>(['a', 'b'], there, 8, (box) => box.encounterDecks).flatMap(
    (deck, number) => `${number} ${deck}`,
  )
}

test('a box has the same numbers whatever other boxes are in use', () => {
  expect(numbers([first, second, third])).toEqual([
    '0 a',
    '1 b',
    '2 core-worlds',
    '8 navpoint',
    '9 core-worlds',
    '16 core-worlds',
  ])
  expect(numbers([third])).toEqual(['0 a', '1 b', '16 core-worlds'])
  expect(numbers([second])).toEqual(['0 a', '1 b', '8 navpoint', '9 core-worlds'])
})

test('boxes without such additions leave the list of the base game unchanged', () => {
  const base = ['a']
  expect(numbered<string>(base, [{ bit: 1, set: {} }], 8, () => undefined)).toBe(base)
})

test('holes between boxes are skipped', () => {
  const list = numbered<string>(
    ['a'],
    [{ bit: 2, block: 1, set: {}, ranks: ['white'] }],
    4,
    ({ ranks }) => ranks,
  )
  expect(numbersIn(list)).toEqual([0, 4])
  expect(firstNumberWhere(list, (thing) => thing === 'white')).toBe(4)
  expect(firstNumberWhere(list, (thing) => thing === 'green')).toBe(-1)
})
