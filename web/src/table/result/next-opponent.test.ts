import type { Outcome, SeatHolder } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import {
  offerAfter,
  type PlayedGame,
  parseStreak,
  playedGame,
  type Streak,
  streakAfter,
} from './next-opponent.ts'

const ania: SeatHolder = { name: 'Ania', kind: 'person' }
const bot = (level: string): SeatHolder => ({ name: 'R4', kind: 'bot', level })
const won = (...winners: number[]): Outcome =>
  ({ winners, points: [], tieBreak: null, endedBy: null }) as never
const game = (table: string, isWon: boolean, level: PlayedGame['level'] = 'regular'): PlayedGame => ({
  table,
  level,
  isWon,
})
const after = (...games: PlayedGame[]) =>
  games.reduce<Streak | null>((streak, each) => streakAfter(streak, each), null)
const offer = (...games: PlayedGame[]) => {
  const streak = after(...games)
  return streak === null ? null : offerAfter(streak)
}

describe('the result of a game for a player’s strength', () => {
  it('tells whether the only person won, if all bots have the same level', () => {
    expect(playedGame('t', [ania, bot('child')], won(0))).toEqual(game('t', true, 'child'))
    expect(playedGame('t', [bot('expert'), ania, bot('expert')], won(2))).toEqual(game('t', false, 'expert'))
    expect(playedGame('t', [ania, bot('regular')], won(0, 1))).toEqual(game('t', true))
  })

  it.each([
    ['several people', [ania, ania, bot('child')], won(0)],
    ['nobody', [bot('child'), bot('child')], won(0)],
    ['no bots', [ania], won(0)],
    ['bots of several levels', [ania, bot('child'), bot('expert')], won(0)],
    ['a bot of no level', [ania, bot('greedy')], won(0)],
    ['no winner', [ania, bot('child')], won()],
    ['no end', [ania, bot('child')], null],
  ])('is null with %s', (_, seats, outcome) => {
    expect(playedGame('t', seats, outcome)).toBeNull()
  })
})

describe('the next opponent', () => {
  it('is easier after a loss, if there is an easier one', () => {
    expect(offer(game('a', false))).toEqual({ level: 'beginner', isStronger: false })
    expect(offer(game('a', false, 'child'))).toBeNull()
  })

  it('is stronger after three wins in a row, if there is a stronger one', () => {
    const wins = ['a', 'b', 'c', 'd'].map((table) => game(table, true))
    expect(offer(...wins.slice(0, 1))).toBeNull()
    expect(offer(...wins.slice(0, 2))).toBeNull()
    expect(offer(...wins.slice(0, 3))).toEqual({ level: 'veteran', isStronger: true })
    expect(offer(...wins)).toEqual({ level: 'veteran', isStronger: true })
    expect(offer(...wins.map((each) => ({ ...each, level: 'expert' as const })))).toBeNull()
  })

  it('starts counting again after a loss and at another level', () => {
    expect(offer(game('a', true), game('b', true), game('c', false), game('d', true))).toBeNull()
    expect(offer(game('a', true), game('b', true), game('c', true, 'veteran'))).toBeNull()
  })

  it('counts a table once, even if its end is seen several times', () => {
    expect(after(game('a', true), game('a', true), game('a', true))?.wins).toBe(1)
    // The loss was taken back, and the game won after all.
    expect(after(game('a', true), game('b', true), game('c', false), game('c', true))?.wins).toBe(3)
  })
})

describe('a kept streak', () => {
  it('is read back', () => {
    const streak = after(game('a', true), game('b', true))
    expect(parseStreak(JSON.stringify(streak))).toEqual(streak)
  })

  it.each([
    null,
    '',
    '{}',
    '[]',
    '{"level":"god","wins":1,"winsBefore":0,"table":"a"}',
    '{"level":"child","wins":-1,"winsBefore":0,"table":"a"}',
  ])('is forgotten if it is malformed: %j', (text) => expect(parseStreak(text)).toBeNull())
})
