import type { GameEvent, Line, WaitingFor } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import type { LogTurn } from '../log/log.ts'
import { lastSummary } from './summaries.ts'

const says = {
  turnSummary: (seat: number, events: readonly GameEvent[]): Line | null => {
    const own = events.filter((event) => Reflect.get(event, 'seat') === seat)
    return own.length === 0 ? null : [`${seat}: ${own.length}`]
  },
}
const moved = (seat: number): GameEvent => ({ type: 'moved', seat }) as GameEvent

const turn = (seat: number, ...events: readonly GameEvent[]): LogTurn => ({
  number: 1,
  seat,
  entries: events.map((event, index) => ({
    at: index + 1,
    seat,
    isPass: false,
    automatic: null,
    events: [event],
  })),
})
const asked = (seat: number, during: number | null = null): WaitingFor => ({
  id: 1,
  seat,
  kind: 'act',
  source: null,
  during,
})

it('sums up a bot’s turn once the next has begun', () => {
  const log = [turn(1, moved(1), moved(1))]
  expect(lastSummary({ log, waiting: [asked(0)], bots: [1] }, says, 'en')).toEqual(['1: 2'])
  expect(lastSummary({ log, waiting: [asked(1)], bots: [1] }, says, 'en')).toBeNull()
})

it('says nothing while a player is asked in the middle of the turn', () => {
  expect(lastSummary({ log: [turn(1, moved(1))], waiting: [asked(0, 1)], bots: [1] }, says, 'en')).toBeNull()
})

it('sums up an automa’s turn after a person’s last choice, but not the person’s turn', () => {
  const waiting = [asked(0)]
  expect(lastSummary({ log: [turn(0, moved(0))], waiting, bots: [1] }, says, 'en')).toBeNull()
  expect(lastSummary({ log: [turn(0, moved(0), moved(1))], waiting, bots: [1] }, says, 'en')).toEqual([
    '1: 1',
  ])
})
