import { expect, test } from 'vitest'
import { isFreeAfter } from './is-free.ts'

const own = [{ seat: 0, kind: 'act' }]

test('an answer that draws nothing, shows nothing and leaves the turn with its seat is free', () => {
  expect(isFreeAfter({ stoppedBy: null, waiting: own }, 0)).toBe(true)
})

test('an answer is not free if it draws or shows something, another seat is asked next, or that is uncertain', () => {
  expect(isFreeAfter({ stoppedBy: 'chance', waiting: [] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: 'unseen', waiting: [] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: null, waiting: [{ seat: 1, kind: 'act' }] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: null, waiting: [] }, 0)).toBe(false)
})
