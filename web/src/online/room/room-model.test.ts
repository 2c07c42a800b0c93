import type { RoomSeat } from '@kantyna/online'
import { describe, expect, it } from 'vitest'
import { freeSeats, isLeading, statusOf, swappable } from './room-model.ts'

const person = (name: string | null, isReady = false): RoomSeat => ({
  kind: 'person',
  name,
  isReady,
  presence: name === null ? 'lost' : 'here',
})
const bot: RoomSeat = { kind: 'bot', level: 'beginner', name: null, isReady: false, presence: 'lost' }

describe('a waiting room', () => {
  const status = (own: readonly number[], ...seats: readonly RoomSeat[]) =>
    statusOf({ seats, own, invitation: null })

  it('asks a visitor to sit down', () => {
    expect(status([], person('Ala'), person(null))).toEqual({ is: 'sit' })
    expect(status([], person('Ala'), bot)).toEqual({ is: 'full' })
  })

  it('waits for more players first', () => {
    expect(status([0], person('Ala', true), person(null), bot, person(null))).toEqual({
      is: 'free',
      seats: 2,
    })
  })

  it('says who is not ready', () => {
    const seats = [person('Ala', true), person('Olek'), person('Iga'), bot]
    expect(status([0], ...seats)).toEqual({ is: 'ready', names: ['Olek', 'Iga'] })
    expect(status([1], ...seats)).toEqual({ is: 'ready', names: ['Olek', 'Iga'] })
  })

  it('says when it waits for the players of this device alone', () => {
    expect(status([1, 2], person('Ala', true), person('Olek'), person('Iga'))).toEqual({ is: 'you' })
  })

  it('deals when everybody is ready', () => {
    expect(status([0], person('Ala', true), bot)).toEqual({ is: 'dealing' })
  })
})

it('lists the free seats, and those to change places with', () => {
  const seats = [person('Ala'), person(null), bot, person(null)]
  expect(freeSeats(seats)).toEqual([1, 3])
  expect(swappable(seats, 2)).toEqual([0, 1, 3])
})

it('knows who leads', () => {
  expect(isLeading({ leader: 0, own: [0] })).toBe(true)
  expect(isLeading({ leader: 1, own: [0] })).toBe(false)
  expect(isLeading({ leader: null, own: [] })).toBe(false)
})
