import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  EMPTY,
  endGame,
  type Frame,
  PASS,
  picked,
  pickedAll,
  reachable,
  remove,
  routine,
  type Seat,
  seatsWithMost,
  shuffle,
  takeLast,
} from '../../index.ts'
import { bay, CARDS, card, TOKENS, tokenOf } from './shipyard-content.ts'
import { FAME_TO_WIN, moveFame, settle, settlement } from './shipyard-fame.ts'
import { buy, type Purchase, purchaseOf } from './shipyard-purchase.ts'
import { cardOf, dropCard, fields, fitsAboard, gainCard, nearestFree, type Yard } from './shipyard-table.ts'
import { tell, yardWords } from './shipyard-words.ts'
import { toy } from './toy.ts'

/**
 * A toy about buying: in a turn a ship flies along the bay and buys from a row of open cards, with whatever it trades
 * in. A larger ship may be too small for its crew. Each purchase turns up a new card, and the guard may walk.
 */

const TURNS = 16
const ROW = 3
const MOST_DAMAGE = 3

/** SY-FLY-01: as far as the fuel goes, and not past the guard. */
const fly: DecisionKind<Yard> = decisionKind({
  name: 'fly',
  shape: 'one',
  rules: ['SY-FLY-01'],
  list(t, seat) {
    const from = at(t.places, seat)
    const reached = reachable(bay, from, at(t.fuel, seat), (place) => place === t.guard)
    return [...reached.map(({ place }) => place), PASS]
  },
  option: (_, __, place) => ({ id: `place-${place}`, touches: [`place:${place}`], facts: { place } }),
})

/** SY-CREW-02: of equally near ports, whoever lets somebody go chooses. */
const land: DecisionKind<Yard> = decisionKind({
  name: 'land',
  shape: 'one',
  rules: ['SY-CREW-02'],
  list: (t, seat) => nearestFree(t, seat),
  option: (_, __, place) => ({ id: `place-${place}`, touches: [`place:${place}`], facts: { place } }),
})

/** SY-GUARD-02: the buyer chooses the way, by where it ends. */
const leadGuard: DecisionKind<Yard> = decisionKind({
  name: 'leadGuard',
  shape: 'one',
  rules: ['SY-GUARD-02'],
  list: (t, seat) => endsOfGuard(t, seat, stepsOf(t)),
  option: (_, __, place) => ({ id: `place-${place}`, touches: [`place:${place}`], facts: { place } }),
})

/**
 * SY-GUARD-01: straight to the buyer where it can arrive; else so far that it ends nearer to the buyer. It stops where
 * somebody's ship lies.
 */
function endsOfGuard(t: Yard, seat: Seat, steps: number): number[] {
  const target = at(t.places, seat)
  const isShip = (place: number) => t.places.includes(place)
  const reached = reachable(bay, t.guard, steps, isShip)
  if (reached.some(({ place }) => place === target)) return [target]
  return reached
    .filter(({ place, steps: made }) => made === steps || isShip(place))
    .filter(({ place }) => bay.distance(place, target) < bay.distance(t.guard, target))
    .map(({ place }) => place)
}

interface PurchaseFrame extends Frame {
  readonly seat: Seat
  /** Whoever has still to leave the ship. */
  leaving: readonly number[]
  /** The token that is in hand. */
  token: number
  /** The place in the row that is empty now. */
  readonly gap: number
  /** How far the guard walks. */
  steps: number
}

function stepsOf(t: Yard): number {
  return (at(t.stack, t.stack.length - 1) as PurchaseFrame).steps // only a purchase moves the guard
}

/** What follows from a purchase, in this order: SY-BUY-03. */
const purchase = routine<Yard, PurchaseFrame>('purchase')('shown', {
  dismiss(t, frame) {
    const [leaving, ...others] = frame.leaving
    if (leaving === undefined) return 'settle'
    frame.leaving = others
    tell(t, { type: 'left', seat: frame.seat, card: leaving })
    frame.token = dropCard(t, frame.seat, leaving)
    return frame.token === EMPTY ? 'dismiss' : undefined
  },
  askWhere(t, { seat, token }) {
    const places = nearestFree(t, seat)
    if (places.length > 1) {
      ask(t, land, seat)
      return
    }
    putAshore(t, seat, token, at(places, 0))
    return 'dismiss'
  },
  putAshore(t, { seat, token }) {
    putAshore(t, seat, token, picked(t))
    return 'dismiss'
  },
  settle(t) {
    settle(t)
  },
  turnUp(t, frame) {
    const next = frame.gap < 0 ? undefined : t.deck.pop()
    if (next === undefined) return 'end'
    t.row.splice(frame.gap, 0, next)
    tell(t, { type: 'turnedUp', card: next })
    frame.steps = cardOf(next).guard ?? 0
    if (frame.steps === 0 || t.guard === at(t.places, frame.seat)) return 'end'
  },
  askForWay(t, { seat, steps }) {
    const ends = endsOfGuard(t, seat, steps)
    if (ends.length > 1) {
      ask(t, leadGuard, seat)
      return
    }
    moveGuard(t, at(ends, 0))
    return 'end'
  },
  moveGuard(t) {
    moveGuard(t, picked(t))
  },
  end: () => undefined,
})

function putAshore(t: Yard, seat: Seat, token: number, place: number): void {
  t.ashore[place] = token
  tell(t, { type: 'landed', seat, token, place })
}

/** SY-GUARD-03: arriving changes nothing else; nobody fights. */
function moveGuard(t: Yard, place: number): void {
  t.guard = place
  tell(t, { type: 'guardMoved', place })
}

function carryOut(t: Yard, seat: Seat, { bought, tradedIn, leaving, fuel, payment }: Purchase): void {
  const [credits = 0, vouchers = 0] = payment
  t.credits[seat] = at(t.credits, seat) - credits
  t.vouchers[seat] = at(t.vouchers, seat) - vouchers
  t.fuel[seat] = at(t.fuel, seat) + fuel
  tell(t, { type: 'bought', seat, card: bought, credits, vouchers, fuel })
  for (const traded of tradedIn) {
    dropCard(t, seat, traded)
    tell(t, { type: 'tradedIn', seat, card: traded })
  }
  const gap = t.row.indexOf(bought)
  if (gap >= 0) take(t, seat, bought)
  call<PurchaseFrame>(t, { routine: 'purchase', stage: 0, seat, leaving, token: EMPTY, gap, steps: 0 })
}

function take(t: Yard, seat: Seat, bought: number): void {
  remove(t.row, bought)
  const { ship } = cardOf(bought)
  if (ship === undefined) {
    gainCard(t, seat, bought)
    return
  }
  // SY-SHIP-01: the damage goes with the old ship, the wounds stay; the card is out of the game.
  t.ships[seat] = ship
  t.damage[seat] = 0
  t.removed.push(bought)
  moveFame(t, seat, 1)
}

const voyage = routine<Yard, Frame>('voyage')('shown', {
  deal(t) {
    const first = [card.pilot, card.cook, card.sextant]
    const second = [card.surgeon, card.silk]
    for (const number of first) gainCard(t, 0, number)
    for (const number of second) gainCard(t, 1, number)
    t.deck = CARDS.filter((number) => !first.includes(number) && !second.includes(number))
    shuffle(t, 'deck', t.deck)
    while (t.row.length < ROW) t.row.push(takeLast(t.deck))
    settle(t)
  },
  begin(t) {
    const seat = active(t)
    t.credits[seat] = at(t.credits, seat) + 2
    tell(t, { type: 'began', seat })
  },
  askToFly(t) {
    ask(t, fly, active(t))
  },
  fly(t) {
    const place = picked(t)
    if (place !== PASS) sail(t, active(t), place)
    settle(t)
  },
  askToBuy(t) {
    ask(t, buy, active(t))
  },
  buy(t) {
    if (picked(t) !== PASS) carryOut(t, active(t), purchaseOf(t, active(t), pickedAll(t)))
  },
  end(t) {
    if (++t.turn < TURNS) return 'begin'
    const seats = [...t.fame.keys()]
    endGame(t, { winners: seatsWithMost(seats, (seat) => at(t.fame, seat)), endedBy: 'SY-END-02' })
  },
})

const active = (t: Yard): Seat => t.turn % t.seats

/** SY-TOLL-01: whoever comes to the guard loses fame, and ship and person are hurt. */
function sail(t: Yard, seat: Seat, place: number): void {
  t.fuel[seat] = at(t.fuel, seat) - bay.distance(at(t.places, seat), place)
  t.places[seat] = place
  tell(t, { type: 'flew', seat, place })
  if (place !== t.guard) return
  t.damage[seat] = Math.min(MOST_DAMAGE, at(t.damage, seat) + 1)
  t.wounds[seat] = Math.min(MOST_DAMAGE, at(t.wounds, seat) + 1)
  moveFame(t, seat, -1)
}

export const shipyard = toy({
  meta: {
    id: 'shipyard',
    name: { pl: 'Stocznia', en: 'Shipyard' },
    tagline: { pl: 'Statek, który jest za mały', en: 'The ship that is too small' },
    seats: [2],
  },
  fields,
  streams: ['deck'],
  routines: [voyage, purchase, settlement],
  decisions: [fly, buy, land, leadGuard],
  turnKinds: ['fly', 'buy'],
  whoseTurn: active,
  inventory: () => ({ card: CARDS, token: TOKENS }),
  violations,
  evaluate: (t, seat) => Math.min(1, (at(t.fame, seat) + 0.1) / (FAME_TO_WIN + 1)),
  longestGame: 200,
  words: yardWords,
})

function violations(t: Yard): string[] {
  const wrong: string[] = []
  const lying = [...t.held.flat(), ...t.row, ...t.deck, ...t.removed]
  if (new Set(lying).size !== CARDS.length || lying.length !== CARDS.length) wrong.push('cards do not add up')
  const tokens = [...t.ashore, ...t.aboard].filter((token) => token !== EMPTY)
  if (new Set(tokens).size !== tokens.length) wrong.push('a token lies in two places')
  for (const [seat, held] of t.held.entries()) {
    // While somebody chooses where a token goes, others may have to leave the ship still.
    const isSettled = t.stack.every(({ routine: name }) => name !== 'purchase')
    if (isSettled && !fitsAboard(at(t.ships, seat), held)) wrong.push(`seat ${seat} holds more than fits`)
    for (const number of held)
      if ((tokenOf(number) ?? EMPTY) !== at(t.aboard, number)) wrong.push('a crew member has no token')
  }
  for (const list of [t.credits, t.vouchers, t.fuel, t.fame])
    if (list.some((value) => value < 0)) wrong.push('something is below 0')
  return wrong
}
