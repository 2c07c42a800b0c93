import { expect, test } from 'vitest'
import type { PresentedDecision } from '../play/present.ts'
import { newTestMatch } from '../testkit/index.ts'
import { thousand } from '../testkit/toys/thousand.ts'
import { entryFor } from './history.ts'
import type { TableEntry, TakenChoice } from './link.ts'
import { historyOf } from './record-history.ts'

const decision: PresentedDecision = {
  id: 4,
  seat: 0,
  kind: 'discard',
  shape: 'one',
  rules: [],
  source: 'card:7',
  min: 1,
  max: 1,
  options: [{ id: 'card-9', touches: ['card:9'] }],
  blocked: [],
}
const choice: TakenChoice = {
  seat: 0,
  kind: 'discard',
  source: 'card:7',
  opensTurn: true,
  isPass: true,
  how: 'only',
  answer: { decision, number: null },
}
const drew = { type: 'drew', seat: 0, cards: 2, secret: { seats: [0, 2], drawn: [3, 4] } }
const entry: TableEntry = { index: 5, choice, events: [drew] }

test('an entry is complete for the seat that chose', () => {
  expect(entryFor(entry, 0)).toEqual(entry)
})

test('others learn what happened, but neither what was picked nor that the answer was forced', () => {
  expect(entryFor(entry, 1)).toEqual({
    index: 5,
    choice: { ...choice, how: 'hand', answer: null },
    events: [{ type: 'drew', seat: 0, cards: 2 }],
  })
  expect(entryFor(entry, 2).events).toEqual([drew])
  expect(entryFor(entry, null).events).toEqual([{ type: 'drew', seat: 0, cards: 2 }])
})

test('others learn that a player declined only if an event says what that player did', () => {
  const passing: TableEntry = { ...entry, choice: { ...choice, how: 'passing' } }
  expect(entryFor(passing, 1).choice).toMatchObject({ isPass: true, how: 'passing' })
  expect(entryFor({ ...passing, events: [] }, 1).choice).toMatchObject({ isPass: false, how: 'hand' })
})

test('the setup is the same for everybody except for its secrets', () => {
  expect(entryFor({ index: -1, choice: null, events: [drew] }, 1)).toEqual({
    index: -1,
    choice: null,
    events: [{ type: 'drew', seat: 0, cards: 2 }],
  })
})

test('a standing move in a record is described as it was when it was made', () => {
  const match = newTestMatch({ game: thousand, seats: 4, options: {} }, 1)
  expect(match.choose({ seat: 1, move: 'give', picks: ['seat-1', 'credits=1'] }).ok).toBe(true)
  const { history } = historyOf(thousand, match.record())
  expect(history.at(-1)).toMatchObject({ index: 0, choice: { seat: 1, kind: 'give', how: 'hand' } })
})
