import { describe, expect, test } from 'vitest'

import { amountsPart, emptyPosition, newChance, numberPart, onlyAnswer, somePart } from '../index.ts'
import { anyAnswerTo } from './answers.ts'
import { everyPart, isPartLegal, subsets } from './parts.ts'

describe('a part that its picks have to fit', () => {
  const atLeastFive = (codes: readonly number[]) => codes.reduce((sum, code) => sum + code, 0) >= 5
  const some = somePart('tradeIn', [1, 2, 4], 0, 3, atLeastFive)

  test('some: only sets that fit are legal, and only they are listed', () => {
    expect(isPartLegal(some, [1, 2])).toBe(false)
    expect(isPartLegal(some, [4, 1])).toBe(true)
    expect(everyPart(some)).toEqual([
      [1, 2, 4],
      [1, 4],
      [2, 4],
    ])
  })

  test('where one set alone fits, there is nothing to choose', () => {
    expect(onlyAnswer(some)).toBeNull()
    expect(onlyAnswer(somePart('tradeIn', [1, 4], 0, 2, atLeastFive))).toEqual([1, 4])
  })

  test('amounts: the counts have to fit as well', () => {
    const exactly3 = ([ones = 0, twos = 0]: readonly number[]) => ones + 2 * twos === 3
    const part = amountsPart('payment', [0, 1], [3, 3], { min: 1, max: 6 }, exactly3)
    expect(everyPart(part)).toEqual([
      [1, 1],
      [3, 0],
    ])
  })
})

test('numbers and amounts are whole', () => {
  expect(isPartLegal(numberPart('steps', 0, 3), [1.5])).toBe(false)
  expect(isPartLegal(amountsPart('payment', [0, 1], [3, 3], { min: 1, max: 3 }), [0.5, 0.5])).toBe(false)
})

test('sets that cannot become large enough are not looked at', () => {
  const codes = Array.from({ length: 40 }, (_, code) => code)
  expect(subsets(codes, 39, 39)).toHaveLength(40)
  expect(subsets(codes, 40, 40)).toEqual([codes])
})

test('an answer that never ends is found instead of running for ever', () => {
  const t = emptyPosition({ seats: 1 }, newChance(1, []), { routine: '', stage: 0 })
  const decision = { id: 0, seat: 0, kind: 'lead', options: [0], min: 1, max: 1 }
  const endless = { next: () => numberPart('stake', 1, 3) }
  expect(() => anyAnswerTo(t, endless, decision, () => 0)).toThrow(
    'an answer to lead goes on after 100 parts',
  )
})
