import type { GameEvent } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('what everybody begins with says where it comes from', () => {
  const titleOf = (from: string) => {
    const gained: GameEvent = { type: 'gained', ...{ seat: 0, good: 0, amount: 1, from, source: null } }
    return moments.title({ kind: 'unasked', at: 6, index: 0, events: [gained], seats: [0] }, 'en')
  }
  expect(titleOf('wealth')).toEqual(['What the wealth cards give'])
  expect(titleOf('planet')).toEqual(['A change'])
})
