import type { TableSummary } from '@kantyna/online'
import { expect, it } from 'vitest'
import { askedNames, freeSeatsIn, isYourMove, joinable, nextWaiting } from './lists.ts'

const summary = (change: Partial<TableSummary>): TableSummary => ({
  table: 't1',
  settings: {
    game: 'super-teams',
    options: {},
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'child' }],
    isMasked: true,
    watching: 'nobody',
    clock: null,
    isListed: false,
    hints: false,
    talk: 'presets',
    lateSeats: false,
  },
  stage: 'playing',
  names: ['Ala', 'Olek', null],
  own: [0],
  asked: [1],
  changed: 0,
  ...change,
})

it('it is your move when a seat of this device is asked in a game', () => {
  expect(isYourMove(summary({}))).toBe(false)
  expect(isYourMove(summary({ asked: [0, 1] }))).toBe(true)
  expect(isYourMove(summary({ asked: [0], stage: 'over' }))).toBe(false)
})

it('the next table that waits is the first one of the list', () => {
  const tables = [summary({}), summary({ table: 't2', asked: [0] }), summary({ table: 't3', asked: [0] })]
  expect(nextWaiting(tables)?.table).toBe('t2')
  expect(nextWaiting([summary({})])).toBeNull()
})

it('counts free seats, not those of bots', () => {
  expect(freeSeatsIn(summary({ names: ['Ala', null, null] }))).toBe(1)
  expect(freeSeatsIn(summary({}))).toBe(0)
})

it('names the players whom a table waits for', () => {
  expect(askedNames(summary({ asked: [0, 1] }))).toBe('Ala, Olek')
  expect(askedNames(summary({ asked: [] }))).toBe('')
})

it('leaves out open tables at which this device sits already', () => {
  const mine = [summary({})]
  expect(joinable([summary({}), summary({ table: 't2' })], mine).map(({ table }) => table)).toEqual(['t2'])
})
