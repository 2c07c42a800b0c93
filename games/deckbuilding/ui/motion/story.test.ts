import { answer, decisionsFor, eventFor, newChance, newOutbox, readChoice, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle, deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { storyOf } from './story.ts'

const options = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const

/** The movements that one seat sees for the last of these choices of the Empire. */
function told(arranged: object, choices: readonly (readonly string[])[], seat: 0 | 1 = 0) {
  const t = bundle.scenarioWords.arrange(2, options, arranged, newChance(1, deckbuilding.streams))
  let before = viewOf(deckbuilding, t, seat)
  for (const picks of choices) {
    before = viewOf(deckbuilding, t, seat)
    t.out = newOutbox()
    const [asked] = decisionsFor(deckbuilding, t, 0)
    const read = readChoice(deckbuilding, t, { seat: 0, decision: asked?.id ?? -1, picks })
    if (!read.ok) throw new Error(`${picks.join()}: ${read.error.code}`)
    answer(deckbuilding, t, read.value.decision, read.value.picks)
  }
  const events = (t.out?.events ?? []).map((event) => eventFor(event, seat))
  return storyOf(before, viewOf(deckbuilding, t, seat), events)
}

const named = ({ flights }: ReturnType<typeof storyOf>) =>
  flights.map(({ piece, from, to }) => `${nameOf(piece)}: ${from} → ${to}`)

test('a played card moves from the hand to the units, for both players', () => {
  const arranged = { hand: { empire: ['stormtrooper'] } }
  expect(named(told(arranged, [['play stormtrooper']]))).toEqual(['stormtrooper: hand:0 → units:0'])
  expect(named(told(arranged, [['play stormtrooper']], 1))).toEqual(['stormtrooper: hand:0 → units:0'])
})

test('a bought card moves to the discard pile before another card enters the row', () => {
  const story = told({ resources: 3, row: ['tie-interceptor'], galaxy: ['lobot'] }, [['buy tie-interceptor']])
  expect(named(story).toSorted()).toEqual(['lobot: galaxyDeck → row', 'tie-interceptor: row → discard:0'])
  const [bought, came] = ['tie-interceptor', 'lobot'].map(
    (name) => story.flights.find(({ piece }) => nameOf(piece) === name)?.start ?? -1,
  )
  expect(bought).toBeLessThan(came ?? -1)
})

test('an attack strikes first, then its damage appears', () => {
  const { strikes, numbers } = told({ units: { empire: ['at-st'] }, base: { rebels: 'dantooine' } }, [
    ['attack base', 'commit=at-st'],
  ])
  expect(strikes.map(({ cards, total }) => [cards.map(nameOf), total])).toEqual([[['at-st'], 4]])
  expect(numbers.map(({ piece, text }) => [nameOf(piece), text])).toEqual([['dantooine', '−4']])
  expect(strikes[0]?.start).toBeLessThan(numbers[0]?.start ?? 0)
})

test('at the end of a turn units are discarded and new cards come from the deck', () => {
  const arranged = {
    units: { empire: ['at-st'] },
    deck: { empire: ['stormtrooper', 'stormtrooper', 'inquisitor', 'at-at', 'boba-fett'] },
  }
  const flights = named(told(arranged, [['end']]))
  expect(flights).toContain('at-st: units:0 → discard:0')
  expect(flights).toContain('boba-fett: deck:0 → hand:0')
  expect(named(told(arranged, [['end']], 1))).not.toContain('boba-fett: deck:0 → hand:0')
})
