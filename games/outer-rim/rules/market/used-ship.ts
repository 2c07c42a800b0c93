import {
  ask,
  at,
  type BlockedOption,
  call,
  type Decision,
  type DecisionKind,
  decisionKind,
  done,
  drawBelow,
  PASS,
  type Part,
  picked,
  pickedAll,
  type Refusal,
  routine,
  type Seat,
  subsets,
  withPart,
} from '@kantyna/kernel'
import { drawOne } from '../ai/chance.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import { loseCredits } from '../resources/credits.ts'
import { discardCard } from '../resources/discarding.ts'
import { takeShip } from '../resources/ships.ts'
import type { Rim } from '../rim.ts'
import { poolThing } from '../scenario/things.ts'
import { shipOf, tablesOf } from '../tables.ts'
import { cardOption, type Purchase, priceOf, readPurchase, totalOf, tradable } from './purchase.ts'

/** "Used Ship for Sale" (OR-TIN-14): some ships of the pool are on offer, at a discount, with trade-in. */
export interface UsedShipFrame extends SeatFrame {
  readonly routine: 'usedShip'
  /** The card that offers the ships. */
  readonly source: number
  readonly discount: number
  /** Drawn at random from the pool. */
  offered: readonly number[]
  bought: number
  leaving: readonly number[]
}

export const usedShipStream = 'used ships'

/** Starting ships cost nothing, and are never on offer. */
function onSale(t: Rim): number[] {
  return t.shipPool.filter((ship) => at(tablesOf(t).ships, ship).cost > 0)
}

export function startUsedShip(t: Rim, seat: Seat, choices: number, discount: number, source: number): void {
  const left = onSale(t)
  const offered: number[] = []
  while (offered.length < choices && left.length > 0) {
    const [ship] = left.splice(drawBelow(t, usedShipStream, left.length), 1)
    if (ship !== undefined) offered.push(ship)
  }
  if (offered.length === 0) return
  call<UsedShipFrame>(t, {
    routine: 'usedShip',
    stage: 0,
    seat,
    source,
    discount,
    offered,
    bought: NONE,
    leaving: [],
  })
}

function currentFrame(t: Rim): UsedShipFrame {
  return at(t.stack, t.stack.length - 1) as UsedShipFrame // only this routine asks the question
}

function purchaseOfShip(t: Rim, ship: number): Purchase {
  const { discount, source } = currentFrame(t)
  const { cost } = at(tablesOf(t).ships, ship)
  return { card: source, ship, cost, discount, tradedIn: [], leaving: [], next: null }
}

function purchaseNow(t: Rim, seat: Seat, picks: readonly number[]): Purchase {
  return readPurchase(t, seat, purchaseOfShip(t, at(picks, 0)), picks)
}

function refusalOfShip(t: Rim, seat: Seat, ship: number): Refusal | null {
  const all = { ...purchaseOfShip(t, ship), tradedIn: tradable(t, seat) }
  return totalOf(t, seat, all).refusal ?? null
}

function shipOption(t: Rim, seat: Seat, ship: number) {
  const price = priceOf(t, seat, purchaseOfShip(t, ship))
  return { id: at(tablesOf(t).ships, ship).id, touches: [poolThing(ship)], facts: { ship, price } }
}

export const buyUsedShip: DecisionKind<Rim> = decisionKind({
  name: 'buyUsedShip',
  shape: 'one',
  rules: ['OR-TIN-14'],
  list: (t, seat) => [
    ...currentFrame(t).offered.filter((ship) => refusalOfShip(t, seat, ship) === null),
    PASS,
  ],
  option: shipOption,
  next: (t, seat, picks) => (at(picks, 0) === PASS ? null : purchaseNow(t, seat, picks).next),
  partOption: (t, _, __, ___, code) => cardOption(t, code),
  total: (t, seat, picks) => (at(picks, 0) === PASS ? null : totalOf(t, seat, purchaseNow(t, seat, picks))),
  blocked: (t, seat) =>
    currentFrame(t).offered.flatMap((ship): BlockedOption[] => {
      const refusal = refusalOfShip(t, seat, ship)
      return refusal === null ? [] : [{ ...shipOption(t, seat, ship), refusal }]
    }),
  isOpen: true,
  byRule: buyByRule,
})

/**
 * OR-AIBUY-12, OR-AIBUY-13, OR-AIBUY-14, OR-AIBUY-15, OR-AIBUY-16: the AI player buys the most expensive
 * ship that it can afford without trading in cards, if that costs more than its own.
 */
function buyByRule(t: Rim, { seat, options }: Decision): readonly number[] {
  const costs = (ship: number) => at(tablesOf(t).ships, ship).cost
  const isBetter = (ship: number) =>
    costs(ship) > shipOf(t, seat).cost && priceOf(t, seat, purchaseOfShip(t, ship)) <= at(t.credits, seat)
  const better = options.filter((ship) => ship !== PASS && isBetter(ship))
  if (better.length === 0) return [PASS]
  const highest = Math.max(...better.map(costs))
  const best = better.filter((ship) => costs(ship) === highest)
  let picks: readonly number[] = [drawOne(t, best)]
  for (let part = purchaseNow(t, seat, picks).next; part !== null; part = purchaseNow(t, seat, picks).next)
    picks = withPart(picks, part.name === 'tradeIn' ? [] : drawSome(t, part))
  return picks
}

/** OR-GAP-42: the cards to discard are drawn. */
function drawSome(t: Rim, { codes, min, max, fits }: Part): readonly number[] {
  const ways = subsets(codes, min, max, undefined, fits)
  return at(ways, ways.length === 1 ? 0 : drawBelow(t, 'ai', ways.length))
}

export const usedShip = routine<Rim, UsedShipFrame>('usedShip')('shown', {
  ask(t, { seat }) {
    ask(t, buyUsedShip, seat)
  },
  pay(t, frame) {
    const ship = picked(t)
    if (ship === PASS) return done
    const bought = purchaseNow(t, frame.seat, pickedAll(t))
    loseCredits(t, frame.seat, priceOf(t, frame.seat, bought))
    frame.bought = ship
    frame.leaving = [...bought.tradedIn, ...bought.leaving]
  },
  // Cards leave before the ship is taken, as with any purchase, so that a player who receives credits meanwhile never
  // holds too many cards (OR-TRADE-10).
  discardNext(t, frame) {
    const [piece, ...others] = frame.leaving
    if (piece === undefined) return
    frame.leaving = others
    discardCard(t, frame.seat, piece)
    return 'discardNext'
  },
  take(t, { seat, bought }) {
    takeShip(t, seat, bought)
  },
})
