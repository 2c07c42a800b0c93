import { expect, test } from 'vitest'
import { chosenBySeed } from './seed.ts'

const letters = [...'abcdefghij']
const chosen = (all: readonly string[], count: number, seed: string) =>
  chosenBySeed(all, count, seed, (letter) => letter)

test('the same seed chooses the same elements, in their order', () => {
  const some = chosen(letters, 4, '1')
  expect(some).toHaveLength(4)
  expect(chosen(letters, 4, '1')).toEqual(some)
  expect(some.toSorted()).toEqual(some)
  expect(chosen(letters, 4, '2')).not.toEqual(some)
})

test('the chosen elements stay chosen when others are removed', () => {
  const some = chosen(letters, 4, '1')
  const [other] = letters.filter((letter) => !some.includes(letter))
  expect(
    chosen(
      letters.filter((letter) => letter !== other),
      4,
      '1',
    ),
  ).toEqual(some)
})

test('if there are fewer, all are chosen', () => {
  expect(chosen(['a', 'b'], 4, '1')).toEqual(['a', 'b'])
})
