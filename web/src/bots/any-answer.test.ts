import { isLegal } from '@kantyna/bots'
import type { Decision } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { anyAnswer } from './any-answer.ts'

const oneOf: Decision = { id: 0, seat: 0, kind: 'k', options: [4, 7, -1], min: 1, max: 1 }
const someOf: Decision = { ...oneOf, min: 2, max: 3 }
const number: Decision = { ...oneOf, options: [], min: 3, max: 5 }

describe('any answer', () => {
  it.each([oneOf, someOf, number])('is legal whatever the seed', (decision) => {
    for (let seed = 0; seed < 50; seed++) expect(isLegal(decision, anyAnswer(decision, seed))).toBe(true)
  })

  it('knows what is not an answer', () => {
    expect(isLegal(oneOf, [5])).toBe(false)
    expect(isLegal(oneOf, [])).toBe(false)
    expect(isLegal(someOf, [4, 4])).toBe(false)
    expect(isLegal(number, [6])).toBe(false)
  })
})
