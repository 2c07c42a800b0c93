import { type GameEvent, plainText } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('the gain at the start of the game has a title with its source', () => {
  const titleOf = (from: string) => {
    const gained: GameEvent = { type: 'gained', ...{ seat: 0, good: 0, amount: 1, from, source: null } }
    return moments.title({ kind: 'unasked', at: 6, index: 0, events: [gained], seats: [0] }, 'en')
  }
  expect(titleOf('wealth')).toEqual(['What the wealth cards give'])
  expect(titleOf('planet')).toEqual(['A change'])
})

test('all gains of an income are one line', () => {
  const gain = (seat: number, good: number): GameEvent => ({
    type: 'gained',
    ...{ seat, good, amount: 1, from: 'track', source: null },
  })
  const events = [gain(0, 0), gain(0, 0), gain(0, 1), gain(1, 2)]
  const wording = plainText(
    moments.sentence({ kind: 'income', at: 6, index: 0, events, seats: [0, 1] }, 'en'),
    (seat) => `Seat ${seat}`,
  )
  expect(wording.match(/gains/g)).toHaveLength(2)
})

test('the summary of a turn names the level reached and the followers', () => {
  const events: readonly GameEvent[] = [
    { type: 'advanced', ...{ seat: 0, track: 0, space: 1 } },
    { type: 'advanced', ...{ seat: 0, track: 0, space: 2 } },
    { type: 'advanced', ...{ seat: 0, track: 4, space: 3 } },
    { type: 'followed', ...{ seat: 1 } },
  ]
  const wording = (lang: 'en' | 'pl') =>
    plainText(moments.turnSummary?.(0, events, lang) ?? [], (seat) => `Seat ${seat}`)
  expect(wording('en')).toBe('Seat 0: technology level 2 · trade space 3 · Seat 1 follows')
  expect(wording('pl')).toBe('Seat 0: poziom technologii 2 · pole handlu 3 · Seat 1 dołącza')
})
