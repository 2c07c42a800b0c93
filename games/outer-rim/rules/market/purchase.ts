import {
  ask,
  at,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  done,
  hasListener,
  type Option,
  PASS,
  type Part,
  partsOf,
  picked,
  pickedAll,
  type Refusal,
  routine,
  type Seat,
  somePart,
  subsets,
  type Term,
  type Total,
} from '@kantyna/kernel'
import { marketDecks, type Planet } from '../../content/names.ts'
import { cardRules } from '../abilities/card-language.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfSeat, spaces } from '../map/map.ts'
import { firstNumberWhere } from '../numbered.ts'
import { FIRST_MARKET, NONE } from '../pieces.ts'
import { creditsOf, heldBy } from '../reads.ts'
import { loseCredits } from '../resources/credits.ts'
import { discardCard } from '../resources/discarding.ts'
import { putIntoHold } from '../resources/gaining.ts'
import { takeShip } from '../resources/ships.ts'
import { shownBy } from '../resources/shown.ts'
import { fitsChanged } from '../resources/slots.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { marketThing, pieceThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'
import { cardOf, marketCard, shipOf, tablesOf } from '../tables.ts'
import { removeFromGame, revealTop, sendHome, shuffleMarket, takeTop, topOf } from './decks.ts'
import { noteOn } from './purchase-notes.ts'

/** A purchase as one answer: the deck, the cards to trade in, and the cards to discard for want of a slot. */
export interface Purchase {
  /** The card that is bought. */
  readonly card: number
  /** The ship that comes with it, or NONE. */
  readonly ship: number
  readonly cost: number
  readonly discount: number
  tradedIn: readonly number[]
  leaving: readonly number[]
  /** The part of the answer that is still missing. */
  next: Part | null
}

export interface BuyingFrame extends SeatFrame {
  /** The decks to buy from, and how much less the seat pays (OR-CRED-02). */
  readonly decks: readonly number[]
  readonly discount: number
  /** The decks were searched: they are shuffled, whether or not a card is bought (OR-DECK-04). */
  readonly isSearch?: true
  deck: number
  card: number
  price: number
  tradedIn: readonly number[]
  leaving: readonly number[]
}

/**
 * Cargo, gear and mods that have a cost can be traded in (OR-TIN-02, OR-TIN-04, OR-TIN-05, OR-TIN-06, OR-TIN-07,
 * OR-CARGO-03).
 */
export function tradable(t: PublicRim, seat: Seat): number[] {
  return heldBy(t, seat).filter((piece) => tradeInValue(t, piece) !== null)
}

function tradeInValue(t: PublicRim, piece: number): number | null {
  return tablesOf(t).tradeIns[shownBy(t, piece)] as number | null // every number of this kind has an entry
}

function worthOf(t: PublicRim, pieces: readonly number[]): number {
  return pieces.reduce((sum, piece) => sum + (tradeInValue(t, piece) ?? 0), 0)
}

/** The index of a ship by its id. */
export function shipNamed(t: Rim, id: string): number {
  return firstNumberWhere(tablesOf(t).ships, (ship) => ship.id === id)
}

export function purchaseOfCard(t: PublicRim, card: number, discount: number): Purchase {
  const { costs, shipsOnCards } = tablesOf(t)
  const ship = at(shipsOnCards, card - FIRST_MARKET)
  return { card, ship, cost: at(costs, card - FIRST_MARKET), discount, tradedIn: [], leaving: [], next: null }
}

/** The price of a purchase and its terms: OR-MKT-07, OR-CRED-02, OR-TIN-03, OR-TIN-12, and no change (OR-TIN-10). */
export function totalOf(t: PublicRim, seat: Seat, { card, ship, cost, discount, tradedIn }: Purchase): Total {
  const terms: Term[] = [{ name: 'price', amount: cost, source: card }]
  if (discount > 0) terms.push({ name: 'discount', amount: -discount })
  // OR-TIN-13, OR-SHIP-03, OR-SHIP-04: only the price of a ship is reduced by the old ship.
  if (ship !== NONE) terms.push({ name: 'oldShip', amount: -shipOf(t, seat).cost })
  for (const piece of tradedIn)
    terms.push({ name: 'tradeIn', amount: -(tradeInValue(t, piece) ?? 0), source: piece })
  const sum = terms.reduce((all, { amount }) => all + amount, 0)
  if (sum < 0) terms.push({ name: 'noChange', amount: -sum })
  const amount = Math.max(0, sum)
  const has = creditsOf(t, seat)
  if (amount <= has) return { amount, terms }
  return {
    amount,
    terms,
    refusal: { rule: 'OR-MKT-07', reason: 'tooExpensive', facts: { costs: amount, has } },
  }
}

/** The price of a purchase, without its terms. */
export function priceOf(t: PublicRim, seat: Seat, { ship, cost, discount, tradedIn }: Purchase): number {
  const oldShip = ship === NONE ? 0 : shipOf(t, seat).cost
  return Math.max(0, cost - discount - oldShip - worthOf(t, tradedIn))
}

/** The cards that the seat keeps after trading in. */
function keptCards(t: Rim, seat: Seat, { tradedIn }: Purchase): readonly number[] {
  const held = heldBy(t, seat)
  return tradedIn.length === 0 ? held : held.filter((piece) => !tradedIn.includes(piece))
}

/** Whether the remaining cards fit after the purchase. If `gone` is not NONE, that card is left out. */
function fitsAfter(
  t: PublicRimWithContacts,
  seat: Seat,
  { ship, card }: Purchase,
  staying: readonly number[],
  gone: number = NONE,
): boolean {
  if (ship !== NONE) return fitsChanged(t, seat, staying, gone, NONE, ship)
  return tablesOf(t).resources[card] === null || fitsChanged(t, seat, staying, gone, card)
}

/**
 * OR-TIN-01, OR-TIN-08, OR-CARGO-02, OR-EX-01. Trade-ins pay for nothing else (OR-TIN-09), except where a card says so:
 * used ships (OR-TIN-11).
 */
function tradeInPart(t: Rim, seat: Seat, purchase: Purchase, codes: readonly number[]): Part {
  // If the price is already 0, nothing can be traded in: its value would be lost (OR-TIN-10).
  if (priceOf(t, seat, purchase) === 0) return somePart('tradeIn', [], 0, 0)
  const has = creditsOf(t, seat)
  return somePart(
    'tradeIn',
    codes,
    0,
    codes.length,
    (tradedIn) => priceOf(t, seat, { ...purchase, tradedIn }) <= has,
  )
}

/**
 * The buyer chooses the cards to discard, and discards no more than necessary: one card to make room for a resource
 * (OR-MKT-08 to OR-MKT-10), as many as needed if the new ship is too small (OR-SLOT-08).
 */
function discardPart(t: Rim, seat: Seat, purchase: Purchase, staying: readonly number[]): Part {
  const fitsWithout = (leaving: readonly number[]) =>
    fitsAfter(
      t,
      seat,
      purchase,
      staying.filter((piece) => !leaving.includes(piece)),
    )
  const isMinimal = (leaving: readonly number[]) =>
    leaving.every((piece) => !fitsWithout(leaving.filter((other) => other !== piece)))
  const isValid = (leaving: readonly number[]) => fitsWithout(leaving) && isMinimal(leaving)
  const single = staying.filter((piece) => fitsAfter(t, seat, purchase, staying, piece))
  if (single.length > 0 && purchase.ship === NONE) return somePart('discard', single, 1, 1)
  const ways = subsets(staying, 1, staying.length, undefined, isValid)
  const sizes = ways.map(({ length }) => length)
  const codes = staying.filter((piece) => ways.some((way) => way.includes(piece)))
  return somePart('discard', codes, Math.min(...sizes), Math.max(...sizes), isValid)
}

/** Reads the parts of an answer. The options of a part are computed only if it has no answer yet. */
export function readPurchase(t: Rim, seat: Seat, purchase: Purchase, picks: readonly number[]): Purchase {
  const answered = partsOf(picks)
  const toTradeIn = tradable(t, seat)
  if (toTradeIn.length > 0) {
    const values = answered.shift()
    if (values === undefined) return { ...purchase, next: tradeInPart(t, seat, purchase, toTradeIn) }
    purchase.tradedIn = values
  }
  const staying = keptCards(t, seat, purchase)
  if (!fitsAfter(t, seat, purchase, staying)) {
    const values = answered.shift()
    if (values === undefined) return { ...purchase, next: discardPart(t, seat, purchase, staying) }
    purchase.leaving = values
  }
  return purchase
}

/** Whether a seat can buy a card with credits alone: without trading in or discarding anything. */
export function isPlainPurchase(
  t: PublicRimWithContacts,
  seat: Seat,
  card: number,
  discount: number,
): boolean {
  const purchase = purchaseOfCard(t, card, discount)
  return priceOf(t, seat, purchase) <= creditsOf(t, seat) && fitsAfter(t, seat, purchase, heldBy(t, seat))
}

/** Why a card cannot be bought in the player's space, at any price (OR-CARGO-04, and restrictions on cards). */
export function refusalHere(t: PublicRim, seat: Seat, card: number): Refusal | null {
  const printed = marketCard(t, card)
  if (!('resource' in printed)) return null
  const { resource } = printed
  const { isAtDestination } = rulesOf(t).action
  const here = spaces[spaceOfSeat(t, seat)]?.id
  if (resource.type === 'cargo' && isAtDestination(t, seat, card))
    return { rule: 'OR-CARGO-04', reason: 'onItsDestination', facts: { planet: here ?? '' } }
  // OR-GOLD-02; an id of a space is compared with ids of planets.
  if (here !== undefined && resource.notOn?.includes(here as Planet) === true)
    return { rule: 'OR-GOLD-02', reason: 'notOnThisPlanet', facts: { planet: here } }
  return null
}

/** Why the effect of an offer could do nothing. A test checks that no offer of a box asks for anything hidden. */
function offerRefusal(t: PublicRim, offer: CardEffect, context: RimContext): Refusal | null {
  return cardRules().legal(t as Rim, offer, context) // offers read only the public parts of a position
}

/** Why a card cannot be bought, even by trading in and discarding everything possible. */
export function refusalOf(
  t: PublicRimWithContacts,
  seat: Seat,
  card: number,
  discount: number,
  tradedIn: readonly number[] = tradable(t, seat),
): Refusal | null {
  const here = refusalHere(t, seat, card)
  if (here !== null) return here
  const purchase = purchaseOfCard(t, card, discount)
  // A sheet that a player took as a used ship cannot be bought a second time.
  if (purchase.ship !== NONE && !t.shipPool.includes(purchase.ship))
    return { rule: 'OR-SHIP-06', reason: 'sheetIsTaken' }
  const printed = marketCard(t, card)
  if ('offer' in printed) {
    const refusal = offerRefusal(t, printed.offer, { seat, source: card })
    if (refusal !== null) return refusal
  }
  purchase.tradedIn = tradedIn
  if (priceOf(t, seat, purchase) > creditsOf(t, seat)) {
    const { refusal, terms } = totalOf(t, seat, purchase)
    if (refusal !== undefined)
      return { ...refusal, facts: { ...refusal.facts, terms: terms.map(({ amount }) => amount) } }
  }
  if (!fitsAfter(t, seat, purchase, [])) return { rule: 'OR-MKT-09', reason: 'noSlot' }
  return null
}

export function deckOption(t: Rim, deck: number): Option {
  const card = topOf(t, deck)
  return { id: marketDecks[deck] ?? '', touches: [marketThing(deck)], facts: { deck, card } }
}

/** The option to buy the top card of a deck, with its price before anything is traded in. */
function buyOption(t: Rim, seat: Seat, deck: number, discount: number): Option {
  const option = deckOption(t, deck)
  const price = priceOf(t, seat, purchaseOfCard(t, topOf(t, deck), discount))
  return { ...option, facts: { ...option.facts, price, ...noteOn(t, seat, topOf(t, deck)) } }
}

function currentFrame(t: Rim): BuyingFrame {
  return at(t.stack, t.stack.length - 1) as BuyingFrame // only a purchase asks the question
}

function purchaseNow(t: Rim, seat: Seat, picks: readonly number[]): Purchase {
  const { discount } = currentFrame(t)
  return readPurchase(t, seat, purchaseOfCard(t, topOf(t, at(picks, 0)), discount), picks)
}

export function cardOption(t: Rim, piece: number): Option {
  return { id: cardOf(t, piece).id, touches: [pieceThing(piece)], facts: { card: piece } }
}

/** OR-MKT-04, UB-REF-10: the top card of one of the decks, or nothing. OR-GAP-39: an empty deck sells nothing. */
export const buy: DecisionKind<Rim> = decisionKind({
  name: 'buy',
  shape: 'one',
  rules: ['OR-MKT-04', 'OR-TIN-01'],
  list(t, seat) {
    const { decks, discount } = currentFrame(t)
    const tradedIn = tradable(t, seat)
    const codes: number[] = []
    for (const deck of decks) {
      const card = topOf(t, deck)
      if (card !== NONE && refusalOf(t, seat, card, discount, tradedIn) === null) codes.push(deck)
    }
    codes.push(PASS)
    return codes
  },
  option: (t, seat, deck) => buyOption(t, seat, deck, currentFrame(t).discount),
  next: (t, seat, picks) => (at(picks, 0) === PASS ? null : purchaseNow(t, seat, picks).next),
  partOption: (t, _, __, ___, code) => cardOption(t, code),
  total: (t, seat, picks) => (at(picks, 0) === PASS ? null : totalOf(t, seat, purchaseNow(t, seat, picks))),
  blocked(t, seat) {
    const { decks, discount } = currentFrame(t)
    return decks.flatMap((deck): BlockedOption[] => {
      const card = topOf(t, deck)
      if (card === NONE)
        return [{ ...deckOption(t, deck), refusal: { rule: 'OR-GAP-39', reason: 'emptyDeck' } }]
      const refusal = refusalOf(t, seat, card, discount)
      return refusal === null ? [] : [{ ...buyOption(t, seat, deck, discount), refusal }]
    })
  },
  isOpen: true,
  // OR-AIDEC-01: the AI player buys only when its cards say so.
  byRule: () => [PASS],
})

/** Lets a player buy the top card of one of the decks, or decline. */
export function buyFrom(t: Rim, seat: Seat, decks: readonly number[], discount: number): void {
  call<BuyingFrame>(t, buyingFrame(seat, decks, discount))
}

function buyingFrame(seat: Seat, decks: readonly number[], discount: number): BuyingFrame {
  return {
    routine: 'buying',
    stage: 0,
    seat,
    decks,
    discount,
    deck: NONE,
    card: NONE,
    price: 0,
    tradedIn: [],
    leaving: [],
  }
}

/** The same after a search of the decks, which are then shuffled and turned up again, whatever the player chooses. */
export function buyFound(t: Rim, seat: Seat, decks: readonly number[], discount: number): void {
  call<BuyingFrame>(t, { ...buyingFrame(seat, decks, discount), isSearch: true })
}

/** Carries out a purchase without a question, for a seat that buys by rule. */
export function carryOutPurchase(
  t: Rim,
  seat: Seat,
  deck: number,
  parts: {
    readonly tradedIn?: readonly number[]
    readonly leaving?: readonly number[]
    readonly discount?: number
    readonly isSearch?: true | undefined
  } = {},
): void {
  const { tradedIn = [], leaving = [], discount = 0, isSearch } = parts
  const bought = purchaseOfCard(t, topOf(t, deck), discount)
  bought.tradedIn = tradedIn
  const price = priceOf(t, seat, bought)
  const order = { decks: [deck], discount, deck, card: NONE, price, tradedIn, leaving }
  const frame = { routine: 'purchase', stage: 0, seat, ...order }
  call<BuyingFrame>(t, isSearch === true ? { ...frame, isSearch } : frame)
}

export const buying = routine<Rim, BuyingFrame>('buying')('shown', {
  ask(t, { seat }) {
    ask(t, buy, seat)
  },
  take(t, { seat, decks, discount, isSearch }) {
    const deck = picked(t)
    if (isSearch === true) for (const other of decks) if (other !== deck) shuffleSearched(t, other)
    if (deck === PASS) return done
    const { tradedIn, leaving } = purchaseNow(t, seat, pickedAll(t))
    carryOutPurchase(t, seat, deck, { tradedIn, leaving, discount, isSearch })
  },
})

/** The symbols of the new top card have no effect, because nothing was bought (OR-PMOVE-02). */
function shuffleSearched(t: Rim, deck: number): void {
  shuffleMarket(t, deck)
  revealTop(t, deck, 'shuffled')
}

/** The steps of a purchase, in this order. */
export const purchase = routine<Rim, BuyingFrame>('purchase')('shown', {
  pay(t, frame) {
    const { seat, deck, price, tradedIn } = frame
    loseCredits(t, seat, price)
    frame.card = takeTop(t, deck)
    if (hasListener(t))
      emitEvent(t, { type: 'bought', seat, card: frame.card, price, tradedIn: [...tradedIn] })
    frame.leaving = [...tradedIn, ...frame.leaving]
  },
  // One by one: the token of a crew member has to be placed before the next card is discarded (OR-CREW-04).
  discardNext(t, frame) {
    const [piece, ...others] = frame.leaving
    if (piece === undefined) return
    frame.leaving = others
    discardCard(t, frame.seat, piece)
    return 'discardNext'
  },
  receive(t, { seat, card }) {
    const printed = marketCard(t, card)
    if ('resource' in printed) {
      putIntoHold(t, seat, card)
      return 'reveal'
    }
    if ('ship' in printed) {
      // OR-SHIP-05, OR-SHIP-09: the card leaves the game.
      removeFromGame(t, card)
      takeShip(t, seat, shipNamed(t, printed.ship))
      return 'reveal'
    }
    cardRules().run(t, printed.offer, { seat, source: card })
  },
  // The player does not keep an offer: the card goes back under its deck (OR-DISC-01).
  offerOver(t, { card }) {
    sendHome(t, card)
  },
  // OR-MKT-05, OR-MKT-06.
  reveal(t, { deck, isSearch }) {
    if (isSearch === true) shuffleMarket(t, deck)
    revealTop(t, deck, 'bought')
  },
  settle(t) {
    settle(t)
  },
})
