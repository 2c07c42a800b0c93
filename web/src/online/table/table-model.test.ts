import type { SeatHolder, TableLink, WaitingFor } from '@kantyna/kernel'
import type { RoomView, Said } from '@kantyna/online'
import { describe, expect, it } from 'vitest'
import {
  awayHere,
  botSeats,
  isDuel,
  mayNudge,
  nudgesOf,
  onceEach,
  ownPeople,
  presenceOf,
  unreadOf,
} from './table-model.ts'

const person = (name: string): SeatHolder => ({ name, kind: 'person' })
const bot: SeatHolder = { name: 'Vega', kind: 'bot', level: 'regular' }
const asked = (seat: number): WaitingFor => ({ id: seat, seat, kind: 'act', source: null, during: null })

describe('who is at an online table', () => {
  it('is told in three ways for people; bots are always there', () => {
    const room = {
      seats: [{ presence: 'lost' }, { presence: 'away' }, { presence: 'here' }, {}],
    } as unknown as RoomView
    expect(presenceOf({ presence: ['away', 'here', 'here', 'bot'] }, room)).toEqual([
      'lost',
      'away',
      'here',
      'bot',
    ])
  })

  it('includes automas, which have no seat in the waiting room', () => {
    expect(presenceOf({ presence: ['here', 'bot'] }, { seats: [] })).toEqual(['here', 'bot'])
  })
})

describe('what the players of a device can do', () => {
  const seats = [person('Ala'), { ...bot, name: 'Olek' }, person('Iga')]

  it('depends on whether they play their seats or a bot does', () => {
    expect(ownPeople({ seats }, [0, 1])).toEqual([0])
    expect(awayHere({ seats }, [0, 1])).toEqual([1])
  })

  it('includes a nudge for people elsewhere who are asked', () => {
    const snapshot = {
      waiting: [asked(0), asked(1), asked(2), asked(2)],
      presence: ['here', 'bot', 'away'],
    } as const
    expect(mayNudge(snapshot, [0])).toEqual([2])
    expect(mayNudge(snapshot, [0, 2])).toEqual([])
  })

  it('ends the game only between two', () => {
    expect(isDuel({ seats })).toBe(false)
    expect(isDuel({ seats: [person('Ala'), bot, { name: 'AI', kind: 'automa' }] })).toBe(true)
  })

  it('may be to take a bot’s seat, but not one whose player is away', () => {
    const settings = {
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'child' }],
    } as unknown as RoomView['settings']
    expect(botSeats({ seats: [{ ...bot, name: 'Ala' }, bot] }, { settings })).toEqual([1])
    expect(botSeats({ seats: [person('Ala'), person('Olek')] }, { settings })).toEqual([])
  })
})

it('what is told again after a lost connection is shown once', () => {
  const hello: Said = { seat: 1, preset: 'hello', text: null, at: 5 }
  const thanks: Said = { seat: 0, preset: 'thanks', text: null, at: 6 }
  expect(onceEach([hello, thanks, { ...hello }])).toEqual([hello, thanks])
  const said = [hello, thanks]
  expect(onceEach(said)).toBe(said)
})

it('own sentences and those already seen are not new', () => {
  const said = (seat: number, at: number): Said => ({ seat, preset: 'hello', text: null, at })
  expect(unreadOf([said(1, 5), said(0, 6), said(1, 7)], 5, [0])).toBe(1)
})

it('a link that counts no nudges has none', () => {
  expect(nudgesOf({} as TableLink)).toBe(0)
  expect(nudgesOf({ nudges: 2 } as unknown as TableLink)).toBe(2)
})
