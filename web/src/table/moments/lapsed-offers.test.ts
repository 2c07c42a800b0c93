import { type GameEvent, plainText, type TableLink } from '@kantyna/kernel'
import type { GameMoments } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { LapsedOffers } from './lapsed-offers.ts'
import { lapsedLines, withLapsedOffers } from './lapsed-words.ts'

/** A table at which seat 1 may have made an offer to seat 0. */
function tableWithOffer() {
  const state: { cursor: number; isOpen: boolean; events: GameEvent[] } = {
    cursor: 4,
    isOpen: true,
    events: [],
  }
  const link = {
    seats: [0],
    snapshot: () => ({
      cursor: state.cursor,
      moves: [{ kind: 'refuse', options: state.isOpen ? [{ id: 'offer', facts: { from: 1 } }] : [] }],
    }),
    since: () => [{ index: state.cursor - 1, choice: null, events: state.events }],
  } as unknown as TableLink // only the parts that are read
  return { state, offers: new LapsedOffers(link) }
}

it('finds an offer that is gone without an answer', () => {
  const { state, offers } = tableWithOffer()
  expect(offers.find(0)).toEqual([])
  Object.assign(state, { cursor: 5, isOpen: false })
  const [lapsed] = offers.find(0)
  expect(lapsed).toMatchObject({ kind: 'offerLapsed', at: 5, seats: [0] })
  expect(offers.find(0)).toEqual([])
})

it('finds none that was answered or taken back', () => {
  const { state, offers } = tableWithOffer()
  const refused = { type: 'offer', what: 'refused', offer: { from: 1, to: 0 } } as GameEvent
  Object.assign(state, { cursor: 5, isOpen: false, events: [refused] })
  expect(offers.find(0)).toEqual([])
})

it('finds no offers that were taken back with other choices', () => {
  const { state, offers } = tableWithOffer()
  Object.assign(state, { cursor: 3, isOpen: false })
  offers.restart()
  expect(offers.find(0)).toEqual([])
})

it('names the offerer, and leaves everything else to the game', () => {
  const { state, offers } = tableWithOffer()
  Object.assign(state, { cursor: 5, isOpen: false })
  const [lapsed] = offers.find(0)
  if (lapsed === undefined) throw new Error('It has not lapsed.')
  const game = { title: () => ['A fight'], changes: () => [{}] } as unknown as GameMoments // no other question is open
  const momentTexts = withLapsedOffers(game, { offerLapsed: 'Lapsed', offerLapsedSays: 'waits no longer.' })
  expect(plainText(momentTexts.sentence(lapsed, 'en'), (seat) => `Seat ${seat}`)).toBe(
    'Seat 1 waits no longer.',
  )
  expect([momentTexts.title(lapsed, 'en'), momentTexts.changes(lapsed, 'en')]).toEqual([['Lapsed'], []])
  expect(momentTexts.title({ ...lapsed, kind: 'fight' }, 'en')).toEqual(['A fight'])
})

it('has a line for the log', () => {
  const { state, offers } = tableWithOffer()
  Object.assign(state, { cursor: 5, isOpen: false })
  const [lapsed] = offers.find(0)
  if (lapsed === undefined) throw new Error('It has not lapsed.')
  const fight = { ...lapsed, kind: 'fight' }
  const lines = lapsedLines([fight, lapsed], { offerLapsedSays: 'waits no longer.' })
  expect(lines.map((line) => plainText(line, (seat) => `Seat ${seat}`))).toEqual(['Seat 1 waits no longer.'])
})
