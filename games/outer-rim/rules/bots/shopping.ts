import { at, type DecisionKind, PASS, type Part, type Seat, subsets, withPart } from '@kantyna/kernel'
import type { Resource, Ship } from '../../content/card.ts'
import { marketDecks, type ResourceType } from '../../content/names.ts'
import type { CardWhen } from '../effects/vocabulary.ts'
import { topOf } from '../market/decks.ts'
import { tradable } from '../market/purchase.ts'
import { FIRST_MARKET, NONE } from '../pieces.ts'
import { fitsChanged } from '../resources/slots.ts'
import type { Rim } from '../rim.ts'
import { characterOf, marketCard, shipOf, tablesOf } from '../tables.ts'
import { factsOf } from './card-facts.ts'
import { shareMet } from './goal-progress.ts'
import { moneyWorth } from './measure.ts'
import { prospectOf, type SeatStrength, strengthOf } from './prospects.ts'
import { wantsCard, wantsShip, wantsSpending } from './wants.ts'

/** The worth of a purchase is the worth of the card, less its price and the cards that it replaces. */

/** The worth of a ship, by its figures, its goal and its slots, in fame. */
function shipWorth({ hyperdrive, combat, hull, slots, goal }: Ship): number {
  return 0.12 * hyperdrive + 0.3 * combat + 0.1 * hull + 0.16 * slots.length + (goal === undefined ? 0 : 0.7)
}

const byModules: (readonly number[])[] = []

function worthOfShip(t: Rim, ship: number): number {
  const known = byModules[t.modules] ?? tablesOf(t).ships.map(shipWorth)
  byModules[t.modules] = known
  return at(known, ship)
}

/** The worth of keeping a held card. */
export function keepWorth(t: Rim, strength: SeatStrength, piece: number): number {
  const { bonusFame, resource } = factsOf(t, piece)
  return (
    prospectOf(t, strength, piece, at(t.spaces, strength.seat)) +
    bonusFame +
    goalWorth(t, strength.seat, resource) +
    wantsCard(t, strength.seat, resource, true)
  )
}

/** A price counts a little less than the same credits in hand, because credits are there to be spent. */
const PRICE = 0.85

function priceWorth(t: Rim, seat: Seat, price: number): number {
  const credits = at(t.credits, seat)
  return (
    PRICE * (moneyWorth(credits) - moneyWorth(Math.max(0, credits - price))) - wantsSpending(t, seat, price)
  )
}

/** How much more a ship is worth to a seat than its own, at a price in credits. */
export function shipGain(t: Rim, seat: Seat, ship: number, discount = 0): number {
  const { cost } = at(tablesOf(t).ships, ship)
  const own = at(t.ships, seat)
  const isFlipped = at(t.isShipFlipped, seat)
  // A goal that has been met is not a reason to keep the ship.
  const now = worthOfShip(t, own) - (isFlipped ? 0.25 : 0)
  const price = Math.max(0, cost - discount - shipOf(t, seat).cost)
  return (
    worthOfShip(t, ship) -
    now -
    priceWorth(t, seat, price) +
    wantedShip(t, seat, cost) +
    wantsShip(t, seat, ship) -
    wantsShip(t, seat, own)
  )
}

/** Han Solo's goal: a ship that costs enough. */
function wantedShip(t: Rim, seat: Seat, cost: number): number {
  const { when } = characterOf(t, seat).goal
  if (when?.is !== 'shipCosts' || at(t.isCharacterFlipped, seat)) return 0
  return cost >= when.atLeast ? 1 : 0
}

/**
 * The worth of buying the top card of a deck in the seat's space or on another planet; −1 if the seat cannot buy it.
 */
export function buyWorth(
  t: Rim,
  strength: SeatStrength,
  deck: number,
  discount = 0,
  from = at(t.spaces, strength.seat),
): number {
  const { seat } = strength
  const card = topOf(t, deck)
  if (card === NONE) return -1
  const printed = marketCard(t, card)
  const credits = at(t.credits, seat)
  if ('ship' in printed) {
    const ship = at(tablesOf(t).shipsOnCards, card - FIRST_MARKET)
    if (printed.cost - discount - shipOf(t, seat).cost > credits) return -1
    return shipGain(t, seat, ship, discount)
  }
  if (!('resource' in printed)) return credits >= 6000 ? 0.05 : -1
  const { cost, bonusFame, resource, to } = factsOf(t, card)
  const price = Math.max(0, cost - discount)
  if (price > credits) return -1
  if (resource.type === 'cargo' && to === from) return -1
  const worth =
    prospectOf(t, strength, card, from) +
    bonusFame +
    goalWorth(t, seat, resource) +
    wantsCard(t, seat, resource, false) -
    priceWorth(t, seat, price)
  const held = at(t.held, seat)
  if (fitsChanged(t, seat, held, NONE, card)) return worth
  let least = worth + 1
  for (const piece of held) {
    const other = factsOf(t, piece).resource.type
    if (other === resource.type || sharesSlots(other, resource.type))
      least = Math.min(least, keepWorth(t, strength, piece))
  }
  return worth - least
}

function sharesSlots(one: string, other: string): boolean {
  return (one === 'job' && other === 'bounty') || (one === 'bounty' && other === 'job')
}

/** Cards that count for a goal are worth a share of its fame: gear and mods for Bossk, droids for IG-88. */
function goalWorth(t: Rim, seat: Seat, resource: Resource): number {
  return characterGoalWorth(t, seat, resource) + shipGoalWorth(t, seat, resource)
}

function characterGoalWorth(t: Rim, seat: Seat, resource: Resource): number {
  if (at(t.isCharacterFlipped, seat)) return 0
  const { when } = characterOf(t, seat).goal
  if (when?.is === 'and') return resource.type === 'gear' || resource.type === 'mod' ? 0.3 : 0
  const wantsDroids = when?.is === 'has' && when.cards.isDroid === true
  return wantsDroids && resource.type === 'crew' && resource.isDroid === true ? 0.45 : 0
}

/** The worth of a card that the ship's goal requires. */
const NEEDED = 0.35

/**
 * The worth of cards that the ship's goal requires aboard while it is met in another way: mods in the Modified YT-1300.
 */
function shipGoalWorth(t: Rim, seat: Seat, resource: Resource): number {
  const { goal } = shipOf(t, seat)
  if (goal === undefined || at(t.isShipFlipped, seat)) return 0
  const isNeeded = goal.abilities.some(
    (ability) =>
      'when' in ability &&
      ability.does.op === 'goalToken' &&
      ability.if !== undefined &&
      shareMet(t, seat, ability.if) < 1 &&
      requiresType(ability.if, resource.type),
  )
  return isNeeded ? NEEDED : 0
}

function requiresType(when: CardWhen, type: ResourceType): boolean {
  if (when.is === 'and' || when.is === 'or') return when.of.some((each) => requiresType(each, type))
  return when.is === 'has' && when.cards.types?.includes(type) === true
}

/** If a purchase is worth this much, the seat buys it and replaces no card of the market first. */
export const GOOD_BUY = 0.95

const everyDeck: readonly number[] = [...marketDecks.keys()]

/** The worth of the best purchase in the market now, in fame; 0 if nothing is worth its price. */
export function bestBuy(t: Rim, strength: SeatStrength): number {
  let best = 0
  for (let deck = 0; deck < everyDeck.length; deck++) best = Math.max(best, buyWorth(t, strength, deck))
  return best
}

/**
 * Completes the answer to a purchase: the seat trades in as little as possible, and discards its least valuable cards.
 */
export function completed(
  t: Rim,
  seat: Seat,
  { next }: DecisionKind<Rim>,
  option: number,
): readonly number[] | null {
  let picks: readonly number[] = [option]
  if (option === PASS || next === undefined) return picks
  const strength = strengthOf(t, seat)
  for (let part = next(t, seat, picks); part !== null; part = next(t, seat, picks)) {
    const values = part.name === 'tradeIn' ? leastTradeIn(t, strength, part) : leastLoss(t, strength, part)
    if (values === null) return null
    picks = withPart(picks, values)
  }
  return picks
}

function leastTradeIn(t: Rim, strength: SeatStrength, part: Part): readonly number[] | null {
  if (part.fits?.([]) !== false) return []
  const cheapest = tradable(t, strength.seat).toSorted(
    (a, b) =>
      keepWorth(t, strength, a) / (1 + factsOf(t, a).cost) -
      keepWorth(t, strength, b) / (1 + factsOf(t, b).cost),
  )
  for (let count = 1; count <= cheapest.length; count++) {
    const some = cheapest.slice(0, count)
    if (part.fits(some)) return some
  }
  return null
}

function leastLoss(
  t: Rim,
  strength: SeatStrength,
  { codes, min, max, fits: isValid }: Part,
): readonly number[] | null {
  let best: readonly number[] | null = null
  let least = Number.POSITIVE_INFINITY
  for (const way of subsets(codes, min, max, undefined, isValid)) {
    let loss = 0
    for (const piece of way) loss += keepWorth(t, strength, piece)
    if (loss >= least) continue
    least = loss
    best = way
  }
  return best
}
