import { at, type Refusal, type Seat } from '@kantyna/kernel'
import { type MarketDeck, marketDecks, type ResourceType } from '../../content/names.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import { isPlanet, spaceOfSeat } from '../map/map.ts'
import { discardTop, topOf } from '../market/decks.ts'
import { carryOutPurchase, priceOf, purchaseOfCard, refusalHere } from '../market/purchase.ts'
import { numbersIn } from '../numbered.ts'
import { FIRST_MARKET, NONE } from '../pieces.ts'
import { fitsSlots, limitBroken } from '../resources/slots.ts'
import type { Rim } from '../rim.ts'
import { marketCard, shipOf, tablesOf } from '../tables.ts'

/** What the AI player does with the top card of a deck. */
type Verdict = { readonly does: 'buy' | 'discard' } | { readonly does: 'nothing'; readonly why: Refusal }

const buy: Verdict = { does: 'buy' }
const discard: Verdict = { does: 'discard' }
const doNothing = (rule: string, reason: string): Verdict => ({ does: 'nothing', why: { rule, reason } })

/**
 * Whether the AI player can pay (OR-AIBUY-04, OR-GAP-50). Its old ship counts as money (OR-AIBUY-13), but it never
 * trades in resources (OR-AIBUY-14).
 */
function canAfford(t: Rim, seat: Seat, card: number): boolean {
  return priceOf(t, seat, purchaseOfCard(t, card, 0)) <= at(t.credits, seat)
}

/** OR-AIBUY-05, OR-AIBUY-08, OR-AIBUY-09: there must be an empty slot already. */
function hasRoom(t: Rim, seat: Seat, card: number): boolean {
  return fitsSlots(t, seat, [...at(t.held, seat), card])
}

/**
 * OR-AIBUY-15, OR-GAP-68: whether a ship that may be offered costs more than the AI player's own, and the AI player can
 * afford it with its old ship and the discount of the offer.
 */
function isOfferUseful(t: Rim, seat: Seat, cost: number, offer: CardEffect): boolean {
  const own = shipOf(t, seat).cost
  const discount = offer.op === 'buyUsedShip' ? offer.discount : 0
  const budget = at(t.credits, seat) - cost + discount
  return t.shipPool.some((ship) => {
    const price = at(tablesOf(t).ships, ship).cost
    return price > own && price - own <= budget
  })
}

/**
 * Steps 1 and 2 of buying, for the top card (OR-AIBUY-03, OR-AIBUY-04, OR-AIBUY-05, OR-AIBUY-06, OR-AIBUY-07,
 * OR-AIBUY-08, OR-AIBUY-09, OR-AIBUY-10, OR-AIBUY-11, OR-AIBUY-12).
 */
function verdictOn(t: Rim, seat: Seat, deck: number): Verdict {
  const card = topOf(t, deck)
  if (card === NONE) return doNothing('OR-GAP-39', 'emptyDeck')
  const printed = marketCard(t, card)
  if ('offer' in printed) return isOfferUseful(t, seat, printed.cost, printed.offer) ? buy : discard
  if ('ship' in printed) {
    const purchase = purchaseOfCard(t, card, 0)
    // OR-AIBUY-06, OR-AIBUY-12; a ship that another player has is no longer for sale.
    if (printed.cost <= shipOf(t, seat).cost || !t.shipPool.includes(purchase.ship)) return discard
    return canAfford(t, seat, card) ? buy : discard
  }
  if (refusalHere(t, seat, card) !== null) return discard
  if (rulesOf(t).ai.reasonsToDiscard.some((isReason) => isReason(t, seat, card))) return discard
  if (!canAfford(t, seat, card) || !hasRoom(t, seat, card)) return discard
  // OR-AIBUY-10, OR-GAP-71: a printed limit forbids the purchase, but is not a reason to discard.
  if (limitBroken(t, [...at(t.held, seat), card]) !== null) return doNothing('OR-AIBUY-10', 'limitReached')
  // OR-AIBUY-11: whether it can use the card does not matter.
  return buy
}

/** The slots that "if its slots are full" refers to, by deck. */
const typeOfDeck: Readonly<Partial<Record<MarketDeck, ResourceType>>> = {
  bounty: 'bounty',
  cargo: 'cargo',
  job: 'job',
}

/** Whether a seat has no empty slot for a type. The check tries any card of that type that the seat does not hold. */
function areSlotsFull(t: Rim, seat: Seat, type: ResourceType): boolean {
  const { market } = tablesOf(t)
  const held = at(t.held, seat)
  const card = numbersIn(market).find((each) => {
    const shown = market[each - FIRST_MARKET]
    return shown !== undefined && 'resource' in shown && shown.resource.type === type && !held.includes(each)
  })
  return card !== undefined && !fitsSlots(t, seat, [...held, card])
}

/** OR-AIBUY-01: the deck that the AI card names, or its other deck if the slots for the first are full. */
export function deckFor(t: Rim, seat: Seat, deck: MarketDeck, ifFull: MarketDeck | undefined): number {
  const type = typeOfDeck[deck]
  const isOther = ifFull !== undefined && type !== undefined && areSlotsFull(t, seat, type)
  return marketDecks.indexOf(isOther ? ifFull : deck)
}

/** Why buying would do nothing, or null. */
export function refusalOfAiBuying(t: Rim, seat: Seat, deck: number): Refusal | null {
  // OR-AIBUY-02.
  if (!isPlanet(spaceOfSeat(t, seat))) return { rule: 'OR-AIBUY-02', reason: 'notOnPlanet' }
  const verdict = verdictOn(t, seat, deck)
  return verdict.does === 'nothing' ? verdict.why : null
}

/**
 * The AI player discards once at most, then buys the top card if it can. The next card moves its patrol (OR-AIBUY-07,
 * OR-AIBUY-17).
 */
export function aiBuyFrom(t: Rim, seat: Seat, deck: number): void {
  for (let left = rulesOf(t).ai.discards; left > 0 && verdictOn(t, seat, deck).does === 'discard'; left--)
    discardTop(t, seat, deck)
  if (verdictOn(t, seat, deck).does === 'buy') carryOutPurchase(t, seat, deck)
}
