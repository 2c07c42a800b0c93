import { expect, test } from 'vitest'
import { begin, newChance, propose } from '../index.ts'
import { toyGame } from '../testkit/toy-game.ts'

const t = begin(toyGame, 2, { effect: { op: 'draw' } }, newChance(1, toyGame.streams))
const forbid = [() => ({ rule: 'TOY-09', reason: 'cannot' })]

test('prevention lowers the amount, but never below 0', () => {
  const reduce = [(_: object, __: object, amount: number) => amount - 2]
  expect(propose(t, { reduce }, { amount: 5 })).toEqual({ is: 'made', amount: 3, prevented: 2 })
  expect(propose(t, { reduce }, { amount: 1 })).toEqual({ is: 'made', amount: 0, prevented: 1 })
})

test('a forbidden change is not replaced: the replacement is not used up', () => {
  let used = 0
  const replace = [() => ++used > 0]
  expect(propose(t, { replace, forbid }, { amount: 1 })).toMatchObject({ is: 'forbidden' })
  expect(used).toBe(0)
  expect(propose(t, { replace }, { amount: 1 })).toEqual({ is: 'replaced' })
})
