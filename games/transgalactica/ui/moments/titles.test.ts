import { type GameEvent, plainText } from '@kantyna/kernel'
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

test('all that a player gains in an income is one line', () => {
  const gain = (seat: number, good: number): GameEvent => ({
    type: 'gained',
    ...{ seat, good, amount: 1, from: 'track', source: null },
  })
  const events = [gain(0, 0), gain(0, 0), gain(0, 1), gain(1, 2)]
  const said = plainText(
    moments.sentence({ kind: 'income', at: 6, index: 0, events, seats: [0, 1] }, 'en'),
    (seat) => `Seat ${seat}`,
  )
  expect(said.match(/gains/g)).toHaveLength(2)
})
