import { expect, test } from 'vitest'
import { isFreeAfter } from './is-free.ts'

const own = [{ seat: 0, kind: 'act' }]

test('what draws nothing, shows nothing and leaves the turn with its seat can be taken back freely', () => {
  expect(isFreeAfter({ stoppedBy: null, waiting: own }, 0)).toBe(true)
})

test('what is drawn or shown cannot, nor what somebody else goes on with, nor what is not certain', () => {
  expect(isFreeAfter({ stoppedBy: 'chance', waiting: [] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: 'unseen', waiting: [] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: null, waiting: [{ seat: 1, kind: 'act' }] }, 0)).toBe(false)
  expect(isFreeAfter({ stoppedBy: null, waiting: [] }, 0)).toBe(false)
})
