import { type GameBundle, type GameEvent, type KernelView, line, plainText } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { announcedOf } from './Announcer.tsx'
import type { LogEntry } from './log.ts'

const event = (type: string): GameEvent => ({ type }) as GameEvent
const [moved, rolled, hit] = [event('moved'), event('rolled'), event('hit')]
const entry: LogEntry = { at: 3, seat: 1, isPass: false, automatic: null, events: [moved, rolled, hit] }
const words = { event: ({ type }: GameEvent) => line`${type}.` }
const bundle = { game: { words: { en: words, pl: words } } } as unknown as GameBundle // only the parts that are read
const momentTexts = { sentence: ({ kind }: Moment) => line`A ${kind}.` }
const fight = (seats: readonly number[], at = 3): Moment => ({
  kind: 'fight',
  at,
  index: 0,
  events: [rolled, hit],
  seats,
})

const listener = { bundle, lang: 'en', viewer: 0, view: {} as KernelView } as const // nobody reads the view

const said = (moments: readonly Moment[], isShownByQuestion = false) =>
  announcedOf(entry, moments, { ...momentTexts, isShownByQuestion: () => isShownByQuestion }, listener).map(
    (each) => plainText(each, String),
  )

it('reads a moment as one sentence, and other events line by line', () => {
  expect(said([fight([1])])).toEqual(['moved.', 'A fight.'])
})

it('does not read a moment that concerns the viewer: the moment reads itself', () => {
  expect(said([fight([0, 1])])).toEqual(['moved.'])
})

it('reads out a moment that is not shown because the next question shows it', () => {
  expect(said([fight([0, 1])], true)).toEqual(['moved.', 'A fight.'])
})

it('reads every line if there is no moment', () => {
  expect(said([fight([1], 2)])).toEqual(['moved.', 'rolled.', 'hit.'])
  expect(announcedOf(entry, [fight([1])], null, listener)).toHaveLength(3)
})
