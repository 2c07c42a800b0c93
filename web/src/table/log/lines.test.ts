import { type GameBundle, type GameEvent, type GameWords, plainText } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { groupsOf, linesOf } from './lines.ts'
import type { LogEntry } from './log.ts'

const event = (type: string): GameEvent => ({ type })

/** One line for each event, by its type; consecutive gains are one line, and a round begins a chapter. */
const words = {
  event: ({ type }: GameEvent) => [type],
  together(events: readonly GameEvent[]) {
    const other = events.findIndex(({ type }) => type !== 'gain')
    const count = other < 0 ? events.length : other
    return count < 2 ? null : { line: [`${count} gains`], count }
  },
  chapter: ({ type }: GameEvent) => (type === 'round' ? 'Round 1' : null),
} satisfies Partial<GameWords>

// Only the words of a log are used.
const bundle = { game: { words: { en: words, pl: words } } } as unknown as GameBundle

const entry = (at: number, ...types: string[]): LogEntry => ({
  at,
  seat: 0,
  isPass: false,
  automatic: null,
  events: types.map(event),
})

const said = (of: LogEntry) => linesOf(bundle, 'en', of).map((line) => plainText(line, String))

test('related events are one line', () => {
  expect(said(entry(1, 'paid', 'gain', 'gain', 'gain', 'moved', 'gain'))).toEqual([
    'paid',
    '3 gains',
    'moved',
    'gain',
  ])
})

test('if only some events are wanted, each has a line of its own', () => {
  const events = entry(1, 'gain', 'gain')
  const lines = linesOf(bundle, 'en', events, (each) => each !== events.events[0])
  expect(lines).toEqual([['gain']])
})

test('a chapter may begin in the middle of a choice’s events', () => {
  const turn = { number: 0, seat: null, entries: [entry(1, 'draft'), entry(2, 'draft', 'round', 'gain')] }
  const groups = groupsOf(bundle, 'en', [turn])
  expect(
    groups.map(({ chapter, entries }) => [chapter, entries.map((each) => [each.at, ...said(each)])]),
  ).toEqual([
    [
      null,
      [
        [1, 'draft'],
        [2, 'draft'],
      ],
    ],
    ['Round 1', [[2, 'round', 'gain']]],
  ])
})
