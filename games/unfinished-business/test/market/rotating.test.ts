import { at, change, compose, type GameModule, standingFor, takeStanding } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { MarketCard } from '../../../outer-rim/content/card.ts'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { marketDecks } from '../../../outer-rim/content/names.ts'
import { skillLevel } from '../../../outer-rim/rules/abilities/values.ts'
import { extensibleRim } from '../../../outer-rim/rules/game.ts'
import { deliverable } from '../../../outer-rim/rules/jobs/delivery.ts'
import { points } from '../../../outer-rim/rules/points/index.ts'
import { discardCard } from '../../../outer-rim/rules/resources/discarding.ts'
import { heldOfType } from '../../../outer-rim/rules/resources/holding.ts'
import { excessOf, fits } from '../../../outer-rim/rules/resources/slots.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed, resourceOf } from '../../../outer-rim/rules/tables.ts'
import { testBox } from '../../../outer-rim/test/test-box.ts'
import { box as own } from '../../content/box.ts'
import { market } from '../../content/market/index.ts'
import { game, unfinishedBusiness } from '../../rules/game.ts'
import { canBeRotated, keepRotated, rotateCard } from '../../rules/market/rotating.ts'
import { unfinished } from '../../rules/setup/table.ts'
import {
  askForActions,
  choose,
  hold,
  ids,
  interrupt,
  makeMove,
  onTop,
  plainTable,
  standAt,
} from '../table.ts'

const rotatable = market.filter((card) => 'rotated' in card && card.rotated !== undefined)
const parts = 'astromech-parts'
const coat = 'turncoat'

/** Seat 0 is in its action phase on this planet and holds these cards. */
function holding(space: string, ...cards: readonly string[]): Rim {
  const t = plainTable({ space })
  if (cards.length > 0) hold(t, 0, ...cards)
  return askForActions(t)
}

describe('cards with two resources', () => {
  test('UB-ROT-01: some market cards of the expansion have two resources, none of the base game', () => {
    expect(rotatable.map(({ id }) => id)).toEqual([parts, 'ryll-ore', 'overcharged-carbine', coat])
    const t = plainTable()
    expect(rotatable.every(({ id }) => canBeRotated(t, pieceNamed(t, id)))).toBe(true)
    expect(baseSet.market.some(({ id }) => canBeRotated(t, pieceNamed(t, id)))).toBe(false)
  })

  test('UB-ROT-02, UB-ROT-03, UB-ROT-04, UB-ROT-05, UB-EX-04: a player buys the half with the arrow at its cost; the other half does not count', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    onTop(t, coat)
    choose(t, 'market')
    choose(t, 'pass')
    t.credits[0] = 5000
    choose(t, 'gearMod')
    const piece = pieceNamed(t, coat)
    expect(t.held[0]).toEqual([piece])
    expect(t.credits[0]).toBe(0)
    expect(unfinished(t).turnedCards).toEqual([])
    expect(heldOfType(t, 0, 'gear')).toEqual([piece])
    const [stealth, influence] = [skillLevel(t, 0, 'stealth'), skillLevel(t, 0, 'influence')]
    t.held[0] = []
    expect(stealth - skillLevel(t, 0, 'stealth')).toBe(1)
    expect(influence - skillLevel(t, 0, 'influence')).toBe(0)
  })

  test('UB-ROT-03: the cost of the other half never counts', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    onTop(t, 'overcharged-carbine')
    t.credits[0] = 2000
    choose(t, 'market')
    choose(t, 'pass')
    // The carbine costs 3,000. Its used half costs 2,000.
    expect(ids(t)).not.toContain('gearMod')
  })

  test('UB-ROT-06, UB-ROT-07, UB-ROT-08: an ability rotates the card in its slot, and then the other half counts', () => {
    const t = holding('naboo', coat)
    const piece = pieceNamed(t, coat)
    const before = { stealth: skillLevel(t, 0, 'stealth'), influence: skillLevel(t, 0, 'influence') }
    const told = choose(t, 'use-turncoat')
    expect(told).toContainEqual({ type: 'rotatedCard', seat: 0, card: piece, isRotated: true })
    expect(t.held[0]).toEqual([piece])
    expect(skillLevel(t, 0, 'stealth')).toBe(before.stealth - 1)
    expect(skillLevel(t, 0, 'influence')).toBe(before.influence + 1)
    expect(excessOf(t, 0)).toBe(0)
    rotateCard(t, 0, piece)
    expect(unfinished(t).turnedCards).toEqual([])
    expect(skillLevel(t, 0, 'stealth')).toBe(before.stealth)
  })

  test('UB-R-13: the “Action” of each half is used once a turn, so a card can be rotated and rotated back once', () => {
    const t = holding('naboo', coat)
    choose(t, 'use-turncoat')
    choose(t, 'use-turncoat')
    expect(ids(t)).not.toContain('use-turncoat')
    expect(unfinished(t).turnedCards).toEqual([])
  })

  test('UB-ROT-06, UB-FACT-35: some rewards rotate the cargo instead of discarding it', () => {
    const t = holding('ord-mantell', parts)
    const piece = pieceNamed(t, parts)
    choose(t, 'deliver')
    choose(t, parts)
    expect(t.credits[0]).toBe(10_000)
    expect(t.held[0]).toEqual([piece])
    expect(resourceOf(t, piece)).toMatchObject({ destination: 'naboo' })
    expect(deliverable(t, 0)).toEqual([])
    standAt(t, 0, 'naboo')
    expect(deliverable(t, 0)).toEqual([piece])
  })

  test('G-56, UB-FACT-35: after delivery of the other half, the card is discarded to its deck like others (UB-ROT-10)', () => {
    const t = holding('naboo', parts)
    const piece = pieceNamed(t, parts)
    interrupt(t, () => rotateCard(t, 0, piece))
    choose(t, 'deliver')
    choose(t, parts)
    expect(t.credits[0]).toBe(17_000)
    expect(t.held[0]).toEqual([])
    expect(at(at(t.market, marketDecks.indexOf('cargo')), 0)).toBe(piece)
    expect(unfinished(t).turnedCards).toEqual([])
  })

  test('UB-ROT-09: a traded card keeps showing the same half', () => {
    const t = holding('naboo', coat)
    standAt(t, 1, 'naboo')
    const piece = pieceNamed(t, coat)
    interrupt(t, () => rotateCard(t, 0, piece))
    makeMove(t, 0, 'propose', 'seat-2', 'give-credits=0', `give-cards=${coat}`, 'take-credits=0')
    const accept = standingFor(game, t, 1).find(({ name }) => name === 'accept')
    if (accept === undefined) throw new Error('nothing to accept')
    takeStanding(game, t, accept, 1, accept.list(t, 1))
    expect(t.held[1]).toEqual([piece])
    expect(unfinished(t).turnedCards).toEqual([piece])
    expect(resourceOf(t, piece)).toMatchObject({ abilities: [{ skill: 'influence' }, {}] })
  })

  test('UB-ROT-10, UB-ROT-11: a discarded card shows its first half again', () => {
    const t = holding('naboo', coat)
    const piece = pieceNamed(t, coat)
    interrupt(t, () => {
      rotateCard(t, 0, piece)
      discardCard(t, 0, piece)
    })
    const deck = at(t.market, marketDecks.indexOf('gearMod'))
    expect(deck[0]).toBe(piece)
    expect(unfinished(t).turnedCards).toEqual([])
    onTop(t, coat)
    choose(t, 'market')
    choose(t, 'pass')
    choose(t, 'gearMod')
    expect(resourceOf(t, piece)).toMatchObject({ abilities: [{ skill: 'stealth' }, {}] })
  })

  test('UB-ROT-10: a card that leaves the game shows its first half again', () => {
    const t = holding('naboo', coat)
    const piece = pieceNamed(t, coat)
    rotateCard(t, 0, piece)
    keepRotated(t, piece, 1)
    expect(unfinished(t).turnedInSlot).toEqual([piece])
    interrupt(t, () => discardCard(t, 0, piece))
    expect([unfinished(t).turnedCards, unfinished(t).turnedInSlot]).toEqual([[], []])
  })

  test('G-27: the trade-in value is the cost of the half that shows', () => {
    for (const isRotated of [false, true]) {
      const t = holding('naboo', 'overcharged-carbine')
      onTop(t, coat)
      t.credits[0] = 4000
      if (isRotated) rotateCard(t, 0, pieceNamed(t, 'overcharged-carbine'))
      choose(t, 'market')
      choose(t, 'pass')
      choose(t, ['gearMod', 'tradeIn=overcharged-carbine'])
      expect(t.held[0]).toEqual([pieceNamed(t, coat)])
      // The coat costs 5,000, the carbine 3,000, its used half 2,000.
      expect(t.credits[0]).toBe(isRotated ? 1000 : 2000)
    }
  })

  test('UB-ROT-08: both halves of each card have the same type and fit its slot', () => {
    for (const card of rotatable)
      if ('resource' in card) expect(card.rotated?.resource.type, card.id).toBe(card.resource.type)
  })
})

describe('G-28: halves of different types', () => {
  const said = { pl: 'próba', en: 'trial' }
  const card: MarketCard = {
    id: 'test-crate',
    name: said,
    provenance: 'original',
    patrols: [],
    deck: 'gearMod',
    resource: { type: 'gear', cost: 1000 },
    rotated: {
      name: said,
      resource: {
        type: 'cargo',
        cost: 1000,
        destination: 'naboo',
        reward: { op: 'gainCredits', amount: 1000 },
      },
    },
  }
  const box = testBox({ set: { market: [card] } })
  const trial: GameModule = {
    id: 'trial-rotating',
    version: '1',
    extends: 'outer-rim',
    changes: [change('UB-MRG-05', points.game.boxes, { add: [box] })],
  }
  compose(extensibleRim, [unfinishedBusiness, trial])

  test('a card fills the slot that it was put into; a new holder needs a slot for the half that shows', () => {
    const t = Object.assign(plainTable({ space: 'naboo' }), { modules: own.bit | box.bit })
    const piece = pieceNamed(t, 'test-crate')
    t.held[0] = [...at(t.held, 0), piece]
    rotateCard(t, 0, piece)
    expect(heldOfType(t, 0, 'cargo')).toEqual([piece])
    // The G-1A has room for cargo. Two more gear cards do not fit beside a card that fills a gear slot.
    const gear = ['electro-baton', 'turncoat'].map((id) => pieceNamed(t, id))
    expect(fits(t, 0, [piece, at(gear, 0)])).toBe(true)
    expect(fits(t, 0, [piece, ...gear])).toBe(false)
    keepRotated(t, piece, 1)
    expect(fits(t, 0, [piece, ...gear])).toBe(true)
  })
})
