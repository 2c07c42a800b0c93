import { describe, expect, test } from 'vitest'
import {
  answer,
  answerSoFar,
  at,
  begin,
  EMPTY,
  exactHashOf,
  fastDice,
  isLegalAnswer,
  kindOf,
  newChance,
  PASS,
  present,
  presentNext,
  preview,
  readChoice,
  remove,
  viewOf,
} from '../../index.ts'
import { anyChoice, askedAgain, newTestMatch, testGame } from '../index.ts'
import { shipyard } from './shipyard.ts'
import { BARGE, CARDS, CLIPPER, card, tokenOf } from './shipyard-content.ts'
import { FUEL } from './shipyard-purchase.ts'
import { fitsAboard, type Yard } from './shipyard-table.ts'

const token = (number: number) => tokenOf(number) ?? EMPTY

/** Ann (seat 0) at place 0 with a barge, two crew and a sextant; the clipper lies in the row; what comes next is given. */
function arranged(next: number, change: (t: Yard) => void = () => undefined): Yard {
  const t = begin(shipyard, 2, {}, newChance(7, shipyard.streams))
  t.credits = [3, 3]
  t.vouchers = [0, 0]
  t.damage = [2, 0]
  t.wounds = [1, 0]
  t.guard = 4
  t.held = [[card.pilot, card.cook, card.sextant], [card.amber]]
  t.bonus = [
    CARDS.map((number) => (number === card.sextant ? 1 : 0)),
    CARDS.map((number) => (number === card.amber ? 1 : 0)),
  ]
  t.row = [card.clipper, card.salt, card.tug].filter((number) => number !== next)
  const lying = [...t.held.flat(), ...t.row, next]
  t.deck = [...CARDS.filter((number) => !lying.includes(number)), next]
  t.aboard = CARDS.map((number) => (t.held.flat().includes(number) ? token(number) : EMPTY))
  t.ashore = t.ashore.map((_, place) => (place === 5 ? token(card.surgeon) : EMPTY))
  change(t)
  answer(shipyard, t, at(t.open, 0), [PASS])
  return t
}

/** Takes a choice by its ids. */
function choose(t: Yard, ...picks: string[]): void {
  const open = at(t.open, 0)
  const read = readChoice(shipyard, t, { seat: open.seat, decision: open.id, picks })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  answer(shipyard, t, open, read.value.picks)
}

const asked = (t: Yard) => {
  const { kind, options } = present(shipyard, t, at(t.open, 0))
  return [kind, ...options.map(({ id }) => id)]
}

const theShip = ['clipper', 'tradeIn=sextant', 'leaves=cook', 'payment=credit:1'] as const

describe('the ship that is too small', () => {
  test('OR-TIN-12, OR-SLOT-08: one answer names the ship, what is traded in and who leaves', () => {
    const t = arranged(card.lantern)
    const open = at(t.open, 0)
    const kind = kindOf(shipyard, open)
    const after = (picks: readonly number[]) => presentNext(t, kind, 0, picks)
    const tradeIn = after([card.clipper])
    expect(tradeIn).toMatchObject({
      name: 'tradeIn',
      total: { amount: 5, terms: [{ amount: 10 }, { name: 'oldShip', amount: -5 }] },
    })
    // 5 is more than the purse holds: as far as it goes, the answer is not enough.
    expect(tradeIn?.total?.refusal).toEqual({
      rule: 'SY-BUY-02',
      reason: 'tooExpensive',
      facts: { costs: 5, has: 3 },
    })
    expect(isLegalAnswer(shipyard, t, open, [card.clipper, 0, 1, card.cook, 2, 3, 0])).toBe(false)
    const leaves = after([card.clipper, 1, card.sextant])
    expect(leaves).toMatchObject({ name: 'leaves', min: 1, max: 1, total: { amount: 1 } })
    expect(leaves?.options.map(({ id }) => id)).toEqual(['pilot', 'cook'])
    expect(leaves?.total?.terms.map(({ amount }) => amount)).toEqual([10, -5, -4])
    expect(leaves?.total?.refusal).toBeUndefined()
  })

  test('OR-SHIP-07, OR-CREW-05: the ship’s damage goes, the wounds stay; of equal places the buyer chooses', () => {
    const t = arranged(card.lantern)
    choose(t, ...theShip)
    expect([t.ships[0], t.damage[0], t.wounds[0], t.credits[0]]).toEqual([CLIPPER, 0, 1, 2])
    expect(t.held[0]).toEqual([card.pilot])
    // What left the ship lies under the deck, and everybody remembers it there.
    expect(viewOf(shipyard, t, 1)).toMatchObject({ deck: expect.arrayContaining([card.sextant, card.cook]) })
    expect(asked(t)).toEqual(['land', 'place-1', 'place-7'])
    // The token is in hand while it is asked about: neither ashore nor aboard.
    expect([...t.ashore, ...t.aboard]).not.toContain(token(card.cook))
    choose(t, 'place-7')
    expect(t.ashore[7]).toBe(token(card.cook))
    expect(t.aboard[card.cook]).toBe(EMPTY)
  })

  test('OR-FAME-05: what the sextant gave is lost with it', () => {
    const t = arranged(card.lantern, (before) => {
      before.fame = [2, 1]
    })
    choose(t, ...theShip)
    choose(t, 'place-1')
    // One for the new ship, one less for the sextant.
    expect(t.fame).toEqual([2, 1])
    expect(t.bonus[0]?.every((given) => given === 0)).toBe(true)
  })

  test('OR-MKT-06, OR-PMOVE-06: the card turned up sends the guard, by a way of the buyer’s choice', () => {
    const t = arranged(card.lantern)
    choose(t, ...theShip)
    choose(t, 'place-1')
    expect(t.row).toContain(card.lantern)
    expect(asked(t)).toEqual(['leadGuard', 'place-2', 'place-6'])
    choose(t, 'place-6')
    expect(t.guard).toBe(6)
  })

  test('OR-PMOVE-07, OR-PMOVE-11: straight to the buyer where it can arrive, and nobody fights', () => {
    // Three steps lead to Ann; four steps the other way round would end next to her.
    const t = arranged(card.spyglass, (before) => {
      before.guard = 3
      before.places = [0, 0]
    })
    choose(t, ...theShip)
    choose(t, 'place-1')
    expect(t.guard).toBe(0)
    expect([t.damage[0], t.wounds[0]]).toEqual([0, 1])
    expect(t.turn).toBe(1)
  })

  test('OR-PMOVE-10: the guard stops where a ship lies', () => {
    const t = arranged(card.lantern, (before) => {
      before.places = [0, 3]
    })
    choose(t, ...theShip)
    choose(t, 'place-1')
    expect(asked(t)).toEqual(['leadGuard', 'place-3', 'place-6'])
  })

  test('OR-TIN-12: with an empty purse the ship is blocked, with the sum', () => {
    const t = arranged(card.lantern, (before) => {
      before.credits = [0, 0]
    })
    const { options, blocked } = present(shipyard, t, at(t.open, 0))
    expect(options.map(({ id }) => id)).not.toContain('clipper')
    const [clipper] = blocked.filter(({ id }) => id === 'clipper')
    expect(clipper?.refusal.facts).toEqual({ costs: 1, has: 0, terms: [10, -5, -4] })
    expect(shipyard.words.en.refusal(clipper?.refusal ?? { rule: '', reason: '' })).toBe(
      '10 − 5 − 4 = 1, and you have 0.',
    )
  })

  test('OR-TIN-10: no change is given, and the terms still add up', () => {
    const t = arranged(card.lantern)
    const total = kindOf(shipyard, at(t.open, 0)).total?.(t, 0, [card.salt, 1, card.sextant])
    expect(total).toMatchObject({ amount: 0 })
    expect(total?.terms).toContainEqual({ name: 'noChange', amount: 3 })
  })

  test('OR-NEAR-03: the own place is nearest, and then nobody is asked', () => {
    const t = arranged(card.amber, (before) => {
      before.held[1] = []
      before.places = [1, 4]
    })
    choose(t, ...theShip)
    expect(t.ashore[1]).toBe(token(card.cook))
    expect(t.turn).toBe(1)
  })
})

describe('paying', () => {
  test('a number, then amounts of two currencies: half a voucher is no change', () => {
    const t = arranged(card.lantern, (before) => {
      before.credits = [1, 0]
      before.vouchers = [2, 0]
    })
    const kind = kindOf(shipyard, at(t.open, 0))
    expect(presentNext(t, kind, 0, [FUEL])).toMatchObject({ name: 'fuel', shape: 'number', min: 1, max: 4 })
    const payment = presentNext(t, kind, 0, [FUEL, 1, 3])
    expect(payment).toMatchObject({ name: 'payment', shape: 'amounts', limits: [1, 2], total: { amount: 3 } })
    const isLegal = (...counts: number[]) =>
      isLegalAnswer(shipyard, t, at(t.open, 0), [FUEL, 1, 3, 2, ...counts])
    expect(isLegal(1, 1)).toBe(true)
    expect(isLegal(0, 2)).toBe(true)
    expect(isLegal(1, 2)).toBe(false)
    choose(t, 'fuel', 'fuel=3', 'payment=voucher:2')
    expect([t.credits[0], t.vouchers[0], t.fuel[0]]).toEqual([1, 0, 5])
  })

  test('an answer from outside is refused by the part that is wrong', () => {
    const t = arranged(card.lantern, (before) => {
      before.held[0]?.push(card.silk)
      remove(before.deck, card.silk)
    })
    const refused = (...picks: string[]) => {
      const read = readChoice(shipyard, t, { seat: 0, decision: at(t.open, 0).id, picks })
      return read.ok ? null : read.error
    }
    expect(refused('clipper')).toEqual({ code: 'not-enough', part: 'tradeIn' })
    expect(refused('clipper', 'tradeIn=pilot')).toEqual({ code: 'no-such-option', option: 'pilot' })
    const both = ['clipper', 'tradeIn=sextant', 'tradeIn=silk']
    expect(refused(...both)).toEqual({ code: 'part-missing', part: 'leaves' })
    expect(refused(...both, 'leaves=cook', 'leaves=pilot')).toMatchObject({ code: 'wrong-count' })
    expect(refused(...both, 'leaves=cook', 'payment=credit:1')).toMatchObject({ code: 'no-such-option' })
    expect(refused(...both, 'leaves=cook')).toBeNull()
    // What can be paid in one way only may be left out.
    expect(refused('clipper', 'tradeIn=sextant', 'leaves=cook')).toBeNull()
  })

  test('what is not enough yet is told with what it comes to', () => {
    const t = arranged(card.lantern, (before) => {
      before.held[0]?.push(card.silk)
      remove(before.deck, card.silk)
    })
    const { seat, id: decision } = at(t.open, 0)
    const soFar = (...picks: string[]) => answerSoFar(shipyard, t, { seat, decision, picks })
    const none = soFar('clipper', 'tradeIn=')
    const one = soFar('clipper', 'tradeIn=sextant')
    expect(none).toMatchObject({ ok: true, value: { next: null, isEnough: false } })
    expect(one).toMatchObject({ ok: true, value: { next: { name: 'leaves' }, isEnough: true } })
    const amount = (told: typeof none) => (told.ok ? (told.value.total?.amount ?? null) : null)
    expect(Number(amount(none))).toBeGreaterThan(Number(amount(one)))
    expect(soFar('clipper', 'tradeIn=pilot')).toMatchObject({ ok: false })
  })

  test('a part that has one answer alone is not asked for', () => {
    const t = arranged(card.lantern)
    const open = at(t.open, 0)
    const read = readChoice(shipyard, t, { seat: 0, decision: open.id, picks: ['clipper', 'leaves=cook'] })
    expect(read.ok && read.value.picks).toEqual([card.clipper, 1, card.sextant, 1, card.cook, 2, 1, 0])
  })
})

describe('slots', () => {
  test('OR-SLOT-05: cards fit where some arrangement fits them', () => {
    expect(fitsAboard(CLIPPER, [card.silk])).toBe(true)
    expect(fitsAboard(CLIPPER, [card.silk, card.sextant])).toBe(false)
    // A tug holds gadgets and cargo in either slot.
    expect(fitsAboard(2, [card.silk, card.sextant])).toBe(true)
    expect(fitsAboard(BARGE, [card.silk, card.salt])).toBe(false)
  })

  test('OR-MKT-10: what is bought into a full ship makes somebody leave, and what is traded in makes room', () => {
    const t = arranged(card.lantern, (before) => {
      before.row = [card.ensign, card.salt]
      before.deck = [card.clipper, card.tug, ...before.deck.filter((number) => number !== card.ensign)]
    })
    const kind = kindOf(shipyard, at(t.open, 0))
    expect(presentNext(t, kind, 0, [card.ensign, 0])).toMatchObject({ name: 'leaves', min: 1, max: 1 })
    expect(presentNext(t, kind, 0, [card.ensign, 0])?.options.map(({ id }) => id)).toEqual(['sextant'])
    expect(presentNext(t, kind, 0, [card.ensign, 1, card.sextant])).toBeNull()
  })
})

describe('fame that comes and goes', () => {
  test('OR-FAME-05: a condition that ends takes the fame away, without any operation on fame', () => {
    const t = arranged(card.lantern, (before) => {
      before.held = [[card.ensign], [card.amber]]
      before.bonus[0] = CARDS.map((number) => (number === card.ensign ? 1 : 0))
      before.deck = [
        card.pilot,
        card.cook,
        card.sextant,
        ...before.deck.filter((number) => number !== card.ensign),
      ]
      before.fame = [3, 1]
    })
    // Ann was wounded while she held the ensign, which honours only the unhurt.
    expect(t.fame).toEqual([2, 1])
    expect(t.bonus[0]?.[card.ensign]).toBe(0)
  })

  test('OR-FAME-03: a marker that was stopped at 0 owes nothing', () => {
    const t = begin(shipyard, 2, {}, newChance(7, shipyard.streams))
    expect(t.fame[0]).toBe(1)
    t.guard = 1
    choose(t, 'place-1')
    // The toll takes the fame that the sextant gives: the marker is at 0, and the sextant is still held.
    expect([t.fame[0], t.bonus[0]?.[card.sextant]]).toEqual([0, 1])
    expect([t.damage[0], t.wounds[0]]).toEqual([1, 1])
  })
})

describe('taking back and looking ahead', () => {
  test('one step before the reveal, and impossible after it', () => {
    for (let seed = 1; seed < 100; seed++) {
      const match = newTestMatch({ game: shipyard, seats: 2, options: {} }, seed)
      const dice = fastDice(seed)
      let before = ''
      while (!match.isOver && at(match.position.open, 0).kind !== 'land') {
        before = exactHashOf(match.position)
        match.choose(anyChoice(match, dice.below) ?? { seat: 0, move: '', picks: [] })
      }
      if (match.isOver) continue
      const { seat } = at(match.position.open, 0)
      const made = match.entries.length
      const bought = at(match.entries, made - 1)
      expect(match.undoReach(seat)).toMatchObject({ entry: made - 1, free: true })
      expect(match.undo(seat)).toBe(true)
      expect(exactHashOf(match.position)).toBe(before)
      match.choose(askedAgain(match, bought))
      match.choose(anyChoice(match, dice.below) ?? bought)
      expect(match.undoReach(seat)).toMatchObject({ entry: made, free: false, wall: 'shown' })
      expect(match.undo(seat)).toBe(false)
      return
    }
    throw new Error('nobody was ever put ashore')
  })

  test('a preview shows the purchase with its costs up to the question, and then up to the reveal', () => {
    const t = arranged(card.lantern)
    const open = at(t.open, 0)
    const read = readChoice(shipyard, t, { seat: 0, decision: open.id, picks: theShip })
    const picks = read.ok ? read.value.picks : []
    const { below } = fastDice(3)
    const bought = preview(shipyard, viewOf(shipyard, t, 0), open, picks, below)
    expect(bought).toMatchObject({ stoppedBy: null, waiting: [{ seat: 0, kind: 'land' }] })
    expect(Reflect.get(bought.view ?? {}, 'credits')).toEqual([2, 3])
    expect(bought.events.map(({ type }) => type)).toEqual(['bought', 'tradedIn', 'fame', 'left'])
    answer(shipyard, t, open, picks)
    for (let seed = 1; seed <= 30; seed++) {
      const landed = preview(shipyard, viewOf(shipyard, t, 0), at(t.open, 0), [7], fastDice(seed).below)
      expect(landed.stoppedBy).toBe('unseen')
      expect(landed.view).toBeNull()
      expect(landed.events.map(({ type }) => type)).toEqual(['landed', 'fame'])
    }
  })
})

testGame(
  'shipyard',
  { game: shipyard, seats: 2, options: {} },
  { games: 200, secretPositions: 300, matches: 3, mutations: 30 },
)
