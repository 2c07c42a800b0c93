import { at, present } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { askAgain, choose, empty, hold, makeMove, standAt, table } from '../../test/table.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'

/** Three players in the same space, in the action phase of the first turn. */
function meeting(prepare: (t: Rim, seat: number, other: number) => void = () => undefined): Rim {
  const t = table({ people: 3 })
  const seat = t.active
  for (const each of [0, 1, 2]) {
    standAt(t, each, 'naboo')
    empty(t, each)
    t.credits[each] = 5000
  }
  choose(t, 'credits')
  t.credits[seat] = 5000
  prepare(t, seat, (seat + 1) % 3)
  askAgain(t)
  return t
}

describe('credits with the active player', () => {
  test('OR-TRADE-10 to OR-TRADE-13: at any time, at any distance, without an action', () => {
    const t = table({ people: 3 })
    const seat = t.active
    const other = (seat + 1) % 3
    t.credits = [5000, 5000, 5000]
    makeMove(t, other, 'give', `seat-${seat + 1}`, 'thousands=2')
    expect([t.credits[seat], t.credits[other]]).toEqual([7000, 3000])
    makeMove(t, seat, 'give', `seat-${other + 1}`, 'thousands=7')
    expect([t.credits[seat], t.credits[other]]).toEqual([0, 10_000])
    expect(t.actionsUsed).toEqual([])
  })

  test('not between two others', () => {
    const t = table({ people: 3 })
    const [one, other] = [(t.active + 1) % 3, (t.active + 2) % 3]
    expect(() => makeMove(t, one, 'give', `seat-${other + 1}`, 'thousands=1')).toThrow('no-such-option')
  })
})

describe('the end of the action phase', () => {
  const endOf = (t: Rim) => present(game, t, at(t.open, 0)).options.find(({ id }) => id === 'end')

  test('may come without a question if there is no partner to trade with', () => {
    expect(endOf(meeting())?.facts).toBeUndefined()
    const alone = meeting((t, seat) => standAt(t, seat, 'tatooine'))
    expect(endOf(alone)?.facts).toEqual({ endsPhase: true })
  })
})

describe('the trade action', () => {
  test('OR-TRADE-03, OR-TRADE-04, OR-TRADE-06: cards and credits, not necessarily of equal worth', () => {
    const t = meeting((u, _, other) => {
      hold(u, other, 'vibroknife')
    })
    const seat = t.active
    const other = (seat + 1) % 3
    makeMove(
      t,
      seat,
      'propose',
      `seat-${other + 1}`,
      'give-credits=1',
      'take-credits=0',
      'take-cards=vibroknife',
    )
    const [offer] = t.offers
    expect(offer).toMatchObject({ from: seat, to: other, gives: { credits: [1] } })
    accept(t, other)
    expect(t.held[seat]).toEqual([pieceNamed(t, 'vibroknife')])
    expect([t.credits[seat], t.credits[other]]).toEqual([4000, 6000])
    expect(at(t.open, 0).kind).toBe('act')
  })

  test('OR-TRADE-01, OR-TRADE-02, OR-GAP-58: one partner in an action phase', () => {
    const t = meeting()
    const seat = t.active
    const [other, third] = [(seat + 1) % 3, (seat + 2) % 3]
    makeMove(t, other, 'propose', `seat-${seat + 1}`, 'give-credits=1', 'take-credits=0')
    accept(t, seat)
    expect(() =>
      makeMove(t, third, 'propose', `seat-${seat + 1}`, 'give-credits=1', 'take-credits=0'),
    ).toThrow()
    makeMove(t, seat, 'propose', `seat-${other + 1}`, 'give-credits=1', 'take-credits=0')
  })

  test('OR-ACT-03, OR-GAP-58: after another action there is no second trade', () => {
    const t = meeting()
    const seat = t.active
    const other = (seat + 1) % 3
    const propose = () =>
      makeMove(t, seat, 'propose', `seat-${other + 1}`, 'give-credits=1', 'take-credits=0')
    propose()
    accept(t, other)
    propose()
    choose(t, 'market')
    choose(t, 'pass')
    choose(t, 'pass')
    expect(() => accept(t, other)).toThrow()
    expect(propose).toThrow()
  })

  test('OR-TRADE-01, OR-ACT-07: only in the same space, and between two actions', () => {
    const t = meeting((u, _, other) => standAt(u, other, 'tatooine'))
    const seat = t.active
    const other = (seat + 1) % 3
    expect(() =>
      makeMove(t, seat, 'propose', `seat-${other + 1}`, 'give-credits=1', 'take-credits=0'),
    ).toThrow()
    standAt(t, other, 'naboo')
    makeMove(t, seat, 'propose', `seat-${other + 1}`, 'give-credits=1', 'take-credits=0')
    choose(t, 'market')
    expect(() => accept(t, other)).toThrow()
  })

  test('OR-GAP-65, OR-RES-03: a player with too many cards discards after the deal; swapping full slots is possible', () => {
    const t = meeting((u, seat, other) => {
      hold(u, seat, 'ion-cannon')
      hold(u, other, 'shield-generator')
    })
    const seat = t.active
    const other = (seat + 1) % 3
    makeMove(
      t,
      seat,
      'propose',
      `seat-${other + 1}`,
      'give-credits=0',
      'give-cards=ion-cannon',
      'take-credits=0',
      'take-cards=shield-generator',
    )
    accept(t, other)
    expect(t.held[seat]).toEqual([pieceNamed(t, 'shield-generator')])
    expect(t.held[other]).toEqual([pieceNamed(t, 'ion-cannon')])
    makeMove(
      t,
      seat,
      'propose',
      `seat-${other + 1}`,
      'give-credits=0',
      'give-cards=shield-generator',
      'take-credits=0',
      'take-cards=',
    )
    accept(t, other)
    expect(t.open.map(({ seat: who, kind }) => [who, kind])).toEqual([[other, 'discardExcess']])
  })

  test('OR-TRADE-07: a captive goes with its bounty', () => {
    const t = meeting((u, seat) => {
      const bounty = hold(u, seat, 'bounty-saw-gerrera')
      const contact = pieceNamed(u, 'saw-gerrera')
      u.contacts[u.contacts.indexOf(contact)] = -1
      at(u.captives, seat).push(contact)
      at(u.captiveOn, seat).push(bounty)
    })
    const seat = t.active
    const other = (seat + 1) % 3
    makeMove(
      t,
      seat,
      'propose',
      `seat-${other + 1}`,
      'give-credits=0',
      'give-cards=bounty-saw-gerrera',
      'take-credits=0',
    )
    accept(t, other)
    expect(t.captives[other]).toEqual([pieceNamed(t, 'saw-gerrera')])
    expect(t.captiveOn[other]).toEqual([pieceNamed(t, 'bounty-saw-gerrera')])
    expect([t.captives[seat], t.captiveOn[seat]]).toEqual([[], []])
  })
})

function accept(t: Rim, seat: number): void {
  const offer = t.offers.find(({ to }) => to === seat)
  if (offer === undefined) throw new Error('there is no offer')
  const termsId = (terms: (typeof offer)['gives']) =>
    Object.entries(terms)
      .map(([clause, values]) => `${clause}=${values.join('+')}`)
      .join(',')
  makeMove(
    t,
    seat,
    'accept',
    `offer-${offer.from + 1}-${offer.to + 1}:${termsId(offer.gives)}:${termsId(offer.takes)}`,
  )
}
