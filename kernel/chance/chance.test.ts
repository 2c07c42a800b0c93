import { describe, expect, test } from 'vitest'
import { drawBelow, emptyPosition, fastDice, newChance, type Position, shuffle } from '../index.ts'
import { chiSquareP, testKey } from '../testkit/index.ts'
import { wordBelow } from './chance.ts'
import { chanceKey, commit } from './commitment.ts'

function table(key: string | number): Position {
  return emptyPosition({ seats: 1 }, newChance(key, ['dice', 'deck']), { routine: '', stage: 0 })
}

/** Fails if the counts are too uneven, or too even to be random. */
function expectUniform(counts: readonly number[]): void {
  expect(chiSquareP(counts)).toBeGreaterThan(0.001)
  expect(chiSquareP(counts)).toBeLessThan(0.999)
}

const ROLLS = 1_000_000

describe.each([
  ['fast', 12345],
  ['fair', testKey(7)],
] as const)('R2: the %s generator is uniform', (_, key) => {
  test.each([2, 3, 6, 8, 20, 48])('a million rolls of a die with %i faces', (limit) => {
    const t = table(key)
    const counts = new Array<number>(limit).fill(0)
    for (let roll = 0; roll < ROLLS; roll++) {
      const face = drawBelow(t, 'dice', limit)
      counts[face] = (counts[face] ?? 0) + 1
    }
    expectUniform(counts)
  })

  test('all 120 orders of five cards over a million shuffles', () => {
    const t = table(key)
    const counts = new Map<string, number>()
    for (let round = 0; round < ROLLS; round++) {
      const pile = [0, 1, 2, 3, 4]
      shuffle(t, 'deck', pile)
      const order = pile.join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(120)
    expectUniform([...counts.values()])
  })
})

test('a stream that the game does not declare cannot be drawn from', () => {
  expect(() => drawBelow(table(1), 'dcie', 6)).toThrow('the game names no stream dcie')
})

test('bots’ own dice are uniform too', () => {
  const dice = fastDice(5)
  const counts = new Array<number>(12).fill(0)
  for (let roll = 0; roll < ROLLS; roll++) {
    const face = dice.below(12)
    counts[face] = (counts[face] ?? 0) + 1
  }
  expectUniform(counts)
})

test('the statistical test itself detects skewed counts, and perfect ones', () => {
  expect(chiSquareP([1000, 1100, 900, 1000])).toBeLessThan(0.001)
  expect(chiSquareP([1000, 1000, 1000, 1000])).toBeGreaterThan(0.999)
  expect(chiSquareP([12, 8, 11, 9])).toBeCloseTo(0.801, 2)
})

test('a number that would favour small faces is rejected and drawn again', () => {
  const limit = 3 * 2 ** 28
  const counts = [0, 0, 0]
  for (let index = 0; index < 30_000; index++) {
    const third = Math.floor(wordBelow(7, 'dice', index, limit) / 2 ** 28)
    counts[third] = (counts[third] ?? 0) + 1
  }
  expectUniform(counts)
})

test.each([77, testKey(1)])('R4: a draw from one stream changes nothing in another (%s)', (key) => {
  const quiet = table(key)
  const noisy = table(key)
  const rolled = (t: Position) => drawBelow(t, 'dice', 1000)
  const expected = [rolled(quiet), rolled(quiet), rolled(quiet)]
  const got: number[] = []
  for (let roll = 0; roll < 3; roll++) {
    drawBelow(noisy, 'deck', 52)
    got.push(rolled(noisy))
  }
  expect(got).toEqual(expected)
})

describe('commitment', () => {
  test('hides the secret, and fits no other secret', () => {
    expect(commit(testKey(1))).toMatch(/^[0-9a-f]{64}$/)
    expect(commit(testKey(1))).not.toBe(commit(testKey(2)))
    expect(commit(testKey(1))).not.toContain(testKey(1))
  })

  test('the key depends on the seed and on every contribution, in seat order', () => {
    const [seed, a, b] = [testKey(1), testKey(2), testKey(3)]
    const keys = [
      chanceKey(seed, [a, b]),
      chanceKey(seed, [b, a]),
      chanceKey(a, [seed, b]),
      chanceKey(seed, [a, a]),
    ]
    expect(new Set(keys).size).toBe(4)
  })
})
