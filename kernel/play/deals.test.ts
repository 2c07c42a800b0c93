import { expect, test } from 'vitest'
import { at, begin, dealMoves, newChance, type Offer } from '../index.ts'
import type { Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'

test('offers with many terms have short ids, each its own', () => {
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
