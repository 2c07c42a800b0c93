import { answerSoFar, at, takeLast } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../content/names.ts'
import { game } from '../../game.ts'
import {
  askAgain,
  choose,
  closed,
  empty,
  hold,
  ids,
  makeMove,
  onTop,
  standAt,
  table,
} from '../../test/table.ts'
import { contactSpacesAt, isPlaceInGame, spaceOf } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { topOf } from './decks.ts'
import { shipNamed } from './purchase.ts'

/** The active player is on a planet with an empty board, and is asked what to buy. */
function atMarket(planet = 'naboo', prepare: (t: Rim, seat: number) => void = () => undefined): Rim {
  const t = table()
  const seat = t.active
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('co-1'))
  standAt(t, seat, planet)
  empty(t, seat)
  choose(t, 'credits')
  prepare(t, seat)
  askAgain(t)
  choose(t, 'market')
  choose(t, 'pass')
  return t
}

/** Leaves empty contact spaces only on these planets; 4-LOM’s token is off the map, because 4-LOM is crew. */
function leaveSpacesOnlyOn(t: Rim, ...planets: string[]): void {
  const cleared = planets.flatMap((planet) => contactSpacesAt(spaceOf(planet)))
  for (const place of cleared.filter((each) => isPlaceInGame(t, each))) {
    t.discardedContacts.push(at(t.contacts, place))
    t.contacts[place] = NONE
  }
  const lom = pieceNamed(t, '4-lom')
  if (!t.contacts.includes(lom)) return
  t.contacts[t.contacts.indexOf(lom)] = takeLast(t.discardedContacts)
  t.discardedContacts.push(lom)
}

const deck = (name: (typeof marketDecks)[number]) => marketDecks.indexOf(name)

function partialAnswer(t: Rim, ...picks: string[]) {
  const { seat, id } = at(t.open, 0)
  const read = answerSoFar(game, t, { seat, decision: id, picks })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe('the market action', () => {
  test('OR-MKT-01: only on a planet', () => {
    const t = table()
    standAt(t, t.active, 'co-1')
    choose(t, 'credits')
    expect(ids(t)).not.toContain('market')
    expect(closed(t, 'market')).toMatchObject({ rule: 'OR-MKT-01' })
  })

  test('OR-MKT-02, OR-MKT-03, OR-PMOVE-02: a discarded card goes to the bottom, and no patrol moves', () => {
    const t = table()
    const seat = t.active
    standAt(t, seat, 'naboo')
    choose(t, 'credits')
    onTop(t, 'exotic-delicacies', 'machine-parts')
    const patrols = t.patrolSpaces.slice()
    choose(t, 'market')
    choose(t, 'cargo')
    expect(at(at(t.market, deck('cargo')), 0)).toBe(pieceNamed(t, 'machine-parts'))
    expect(topOf(t, deck('cargo'))).toBe(pieceNamed(t, 'exotic-delicacies'))
    expect(t.patrolSpaces).toEqual(patrols)
    expect(at(t.open, 0).kind).toBe('buy')
  })

  test('OR-ACT-03: once in an action phase', () => {
    const t = atMarket()
    choose(t, 'pass')
    expect(closed(t, 'market')).toMatchObject({ rule: 'OR-ACT-03' })
  })
})

describe('a purchase', () => {
  test('OR-MKT-04, OR-MKT-05, OR-MKT-06, OR-MKT-07, OR-MKT-08: the card is paid and put into a slot, the next one is turned up, its patrol moves', () => {
    const t = atMarket('naboo', (u, seat) => {
      onTop(u, 'exotic-delicacies', 'machine-parts')
      u.credits[seat] = 3000
      u.patrolSpaces[factions.indexOf('hutt')] = spaceOf('rn-4')
    })
    const seat = t.active
    const events = choose(t, 'cargo')
    expect(t.credits[seat]).toBe(2000)
    expect(t.held[seat]).toEqual([pieceNamed(t, 'machine-parts')])
    expect(events.map(({ type }) => type)).toContain('marketRevealed')
    // OR-PMOVE-03, OR-PMOVE-04, OR-PMOVE-11: the patrol arrives, and nobody fights.
    expect(t.patrolSpaces[factions.indexOf('hutt')]).toBe(spaceOf('naboo'))
    expect(at(t.open, 0).kind).toBe('act')
  })

  test('OR-TIN-01, OR-TIN-03, OR-TIN-10, OR-EX-01: a trade-in gives no change', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'ion-cannon')
      onTop(u, 'targeting-computer')
      u.credits[seat] = 1000
    })
    const seat = t.active
    const { total } = partialAnswer(t, 'gearMod', 'tradeIn=ion-cannon')
    expect(total).toMatchObject({ amount: 0 })
    expect(total?.terms.map(({ amount }) => amount)).toEqual([2000, -5000, 3000])
    choose(t, 'gearMod', 'tradeIn=ion-cannon')
    expect(t.credits[seat]).toBe(1000)
    expect(t.held[seat]).toEqual([pieceNamed(t, 'targeting-computer')])
    expect(at(at(t.market, deck('gearMod')), 0)).toBe(pieceNamed(t, 'ion-cannon'))
  })

  test('OR-MKT-07, OR-TIN-03: the total is shown even if it cannot be paid yet', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'targeting-computer')
      onTop(u, 'ion-cannon')
      u.credits[seat] = 3000
    })
    const enough = partialAnswer(t, 'gearMod', 'tradeIn=targeting-computer')
    expect(enough).toMatchObject({ isEnough: true, total: { amount: 3000 } })
    expect(partialAnswer(t, 'gearMod', 'tradeIn=')).toMatchObject({
      next: null,
      isEnough: false,
      total: { amount: 5000, refusal: { rule: 'OR-MKT-07', facts: { costs: 5000, has: 3000 } } },
    })
  })

  test('OR-TIN-10: a free card does not ask for a trade-in', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'ion-cannon')
      onTop(u, 'kessel-run')
    })
    expect(partialAnswer(t, 'job').next).toBeNull()
    choose(t, 'job')
    expect(t.held[t.active]).toContain(pieceNamed(t, 'kessel-run'))
  })

  test('OR-TIN-10, OR-MKT-10: a free card without a slot asks at once what to discard', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'ion-cannon', 'royal-portrait', 'casino-heist')
      onTop(u, 'kessel-run')
    })
    expect(partialAnswer(t, 'job').next).toMatchObject({ name: 'discard' })
    expect(partialAnswer(t, 'job', 'discard=casino-heist').next).toBeNull()
    choose(t, 'job', 'discard=casino-heist')
    expect(t.held[t.active]).not.toContain(pieceNamed(t, 'casino-heist'))
  })

  test('OR-MKT-10, OR-RES-03: without an empty slot one card is discarded', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'ion-cannon')
      onTop(u, 'shield-generator')
      u.credits[seat] = 3000
    })
    expect(partialAnswer(t, 'gearMod', 'tradeIn=').next).toMatchObject({ name: 'discard' })
    choose(t, 'gearMod', 'tradeIn=', 'discard=ion-cannon')
    expect(t.held[t.active]).toEqual([pieceNamed(t, 'shield-generator')])
  })

  test('OR-CARGO-02, OR-TIN-08: a traded-in card pays and frees its slot', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'exotic-delicacies')
      onTop(u, 'machine-parts')
      u.credits[seat] = 0
    })
    choose(t, 'cargo', 'tradeIn=exotic-delicacies')
    expect(t.held[t.active]).toEqual([pieceNamed(t, 'machine-parts')])
  })

  test('OR-TIN-05, OR-TIN-06, OR-TIN-07: bounties, crew and jobs cannot be traded in', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'hired-help', 'vibroknife')
      onTop(u, 'machine-parts')
      u.credits[seat] = 3000
    })
    expect(partialAnswer(t, 'cargo').next?.options.map(({ id }) => id)).toEqual(['vibroknife'])
  })

  test('OR-CARGO-04: not on its destination', () => {
    const t = atMarket('ord-mantell', (u) => onTop(u, 'machine-parts'))
    expect(ids(t)).not.toContain('cargo')
    expect(closed(t, 'cargo')).toMatchObject({ rule: 'OR-CARGO-04' })
  })

  test('a card that is too expensive is closed with the sum of everything that could be traded in', () => {
    const t = atMarket('naboo', (u, seat) => {
      hold(u, seat, 'vibroknife')
      onTop(u, 'card-firespray-31')
      u.credits[seat] = 1000
    })
    expect(closed(t, 'ship')).toMatchObject({
      reason: 'tooExpensive',
      facts: { costs: 17_000, has: 1000, terms: [20_000, -0, -3000] },
    })
  })

  test('OR-GAP-39: an empty deck sells nothing', () => {
    const t = atMarket('naboo', (u) => u.removed.push(...at(u.market, deck('job')).splice(0)))
    expect(closed(t, 'job')).toMatchObject({ reason: 'emptyDeck' })
    expect(topOf(t, deck('job'))).toBe(NONE)
  })
})

describe('buying a ship', () => {
  test('OR-TIN-12, OR-SHIP-03 to OR-SHIP-09: the old ship pays, its damage is removed, the card leaves the game', () => {
    const t = atMarket('naboo', (u, seat) => {
      u.shipPool = u.shipPool.filter((ship) => ship !== shipNamed(u, 'hwk-290'))
      u.ships[seat] = shipNamed(u, 'hwk-290')
      u.shipDamage[seat] = 2
      u.characterDamage[seat] = 1
      u.shipTokens[seat] = 1
      u.credits[seat] = 5000
      onTop(u, 'card-lancer-class-pursuit-craft')
    })
    const seat = t.active
    expect(partialAnswer(t, 'ship').total).toMatchObject({ amount: 5000 })
    choose(t, 'ship')
    expect(t.ships[seat]).toBe(shipNamed(t, 'lancer-class-pursuit-craft'))
    expect([t.credits[seat], t.shipDamage[seat], t.characterDamage[seat], t.shipTokens[seat]]).toEqual([
      0, 0, 1, 0,
    ])
    expect(t.shipPool).toContain(shipNamed(t, 'hwk-290'))
    expect(t.removed).toContain(pieceNamed(t, 'card-lancer-class-pursuit-craft'))
  })

  test('OR-SHIP-04: a starting ship goes to the pool and pays nothing', () => {
    const t = atMarket('naboo', (u, seat) => {
      u.credits[seat] = 5000
      onTop(u, 'card-hwk-290')
    })
    choose(t, 'ship')
    expect(t.credits[t.active]).toBe(0)
    expect(t.shipPool).toContain(shipNamed(t, 'g9-rigger'))
  })

  test('OR-SLOT-08: the buyer chooses which cards to discard if the new ship is too small', () => {
    const t = atMarket('naboo', (u, seat) => {
      // A freighter has two cargo slots, and one for cargo or a mod.
      u.ships[seat] = shipNamed(u, 'yv-666-light-freighter')
      hold(u, seat, 'exotic-delicacies', 'machine-parts')
      u.credits[seat] = 0
      onTop(u, 'card-hwk-290')
    })
    const next = partialAnswer(t, 'ship', 'tradeIn=').next
    expect(next).toMatchObject({ name: 'discard', min: 1, max: 1 })
    choose(t, 'ship', 'tradeIn=', 'discard=machine-parts')
    expect(t.held[t.active]).toEqual([pieceNamed(t, 'exotic-delicacies')])
  })

  test('OR-SHIP-06: a ship that another player has cannot be bought', () => {
    const t = atMarket('naboo', (u, seat) => {
      u.credits[seat] = 50_000
      onTop(u, 'card-hwk-290')
      u.shipPool = u.shipPool.filter((ship) => ship !== shipNamed(u, 'hwk-290'))
      u.ships[1 - seat] = shipNamed(u, 'hwk-290')
    })
    expect(closed(t, 'ship')).toMatchObject({ reason: 'sheetIsTaken' })
  })

  test('OR-TIN-14: a used ship, at a discount, with trade-in', () => {
    const t = atMarket('naboo', (u, seat) => {
      u.credits[seat] = 30_000
      onTop(u, 'used-ship-for-sale')
    })
    const seat = t.active
    choose(t, 'ship')
    expect(at(t.open, 0).kind).toBe('buyUsedShip')
    const [id = ''] = ids(t)
    const { total } = partialAnswer(t, id)
    choose(t, id)
    expect(t.ships[seat]).toBe(shipNamed(t, id))
    expect(t.credits[seat]).toBe(30_000 - (total?.amount ?? 0))
    expect(at(at(t.market, deck('ship')), 0)).toBe(pieceNamed(t, 'used-ship-for-sale'))
  })

  test('OR-TIN-14, OR-TRADE-10: receiving credits while crew leaves for a used ship costs no other card', () => {
    const t = atMarket('naboo', (u, seat) => {
      u.credits[seat] = 30_000
      u.ships[seat] = shipNamed(u, 'modified-yt-1300')
      u.shipPool = [shipNamed(u, 'hwk-290')]
      hold(u, seat, 'databank-4-lom', 'databank-berra-tolin', 'databank-lobot')
      hold(u, seat, 'exotic-delicacies', 'machine-parts')
      leaveSpacesOnlyOn(u, 'tatooine', 'nal-hutta')
      onTop(u, 'used-ship-for-sale')
    })
    const seat = t.active
    choose(t, 'ship')
    choose(t, 'hwk-290', 'tradeIn=', 'discard=databank-4-lom', 'discard=machine-parts')
    expect(ids(t)).toEqual(['tatooine', 'nal-hutta'])
    makeMove(t, 1 - seat, 'give', `seat-${seat + 1}`, 'thousands=1')
    choose(t, 'nal-hutta')
    expect(t.ships[seat]).toBe(shipNamed(t, 'hwk-290'))
    const kept = ['databank-berra-tolin', 'databank-lobot', 'exotic-delicacies']
    expect(t.held[seat]).toEqual(kept.map((id) => pieceNamed(t, id)))
  })
})
