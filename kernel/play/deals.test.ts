import { expect, test } from 'vitest'
import { at, begin, dealMoves, movesFor, newChance, type Offer, playChoice } from '../index.ts'
import type { Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'

test('offers with many terms have short and distinct ids', () => {
  const t = begin(thousand, 4, {}, newChance(1, thousand.streams))
  const many = Array.from({ length: 150 }, (_, cargo) => cargo)
  const offer = (cargo: readonly number[]): Offer => ({ from: 1, to: 0, gives: { cargo }, takes: {} })
  const { withdraw } = dealMoves<Thousand>({
    rules: [],
    clauses: {},
    mayDeal: () => true,
    refuse: () => null,
    seatThing: (seat) => `seat:${seat}`,
    copy: thousand.copy,
    offers: (table) => table.offers,
    setOffers: () => undefined,
  })
  const ids = [many, many.slice(1), [1, 2]].map((cargo) => {
    t.offers = [offer(cargo)]
    return withdraw.option(t, 1, at(withdraw.list(t, 1), 0)).id
  })
  expect(new Set(ids).size).toBe(3)
  expect(ids.every((id) => id.length <= 200)).toBe(true)
  expect(ids[2]).toBe('offer-2-1:cargo=1+2:')
})

test('a call can be refused or answered with an offer, but not accepted', () => {
  const t = begin(thousand, 4, {}, newChance(1, thousand.streams))
  const call: Offer = { from: 0, to: 1, gives: {}, takes: { credits: [1] }, isCall: true }
  t.offers = [call, { ...call, to: 2 }]
  const optionsOf = (seat: number, move: string) =>
    movesFor(thousand, t, seat).find(({ kind }) => kind === move)?.options ?? []
  expect(optionsOf(1, 'accept')).toEqual([])
  expect(thousand.standing?.moves['accept']?.blocked?.(t, 1)).toMatchObject([
    { facts: { isCall: true }, refusal: { reason: 'isCall' } },
  ])
  const refused = at(optionsOf(2, 'refuse'), 0).id
  expect(playChoice(thousand, t, { seat: 2, move: 'refuse', picks: [refused] }).ok).toBe(true)
  const answer = { seat: 1, move: 'propose', picks: ['seat-1', 'give-credits=1'] }
  expect(playChoice(thousand, t, answer).ok).toBe(true)
  expect(t.offers).toEqual([{ from: 1, to: 0, gives: { credits: [1] }, takes: {} }])
  expect(optionsOf(0, 'accept')).toHaveLength(1)
})
