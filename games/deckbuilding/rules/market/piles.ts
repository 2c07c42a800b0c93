import {
  at,
  forget,
  hasListener,
  mixLookAlikes,
  type PileSlot,
  remove,
  type Seat,
  shuffle,
  takeLast,
} from '@kantyna/kernel'
import { type Duel, NOTHING } from '../duel.ts'
import { emitEvent, type Place } from '../events.ts'
import { faceOf } from '../pieces.ts'

/** Moving cards from one place to another. */

/** Both seats and the spectators. */
export const EVERYBODY = 7
export const BOTH = 3

/** A face-up card goes face down: everybody still knows which one it is. */
export function markKnownToAll(t: Duel, card: number): void {
  t.knowers[card] = EVERYBODY
}

/**
 * One of these cards goes to a place that spectators do not see, so from now on they cannot tell where any of the cards
 * is.
 */
export function hideFromSpectators(t: Duel, cards: readonly number[]): void {
  for (const card of cards) t.knowers[card] = at(t.knowers, card) & BOTH
}

/**
 * Makes a deck from a discard pile, only when a card is needed (DB-DECK-01, DB-DECK-02). No seat knows a shuffled pile.
 */
function rebuild(t: Duel, stream: string, from: number[]): number[] {
  forget(t.knowers, from)
  shuffle(t, stream, from)
  return from
}

/**
 * The deck is made of the discard pile only (DB-DECK-03, DB-DECK-06, DB-BUY-10). From then on nobody can tell its cards
 * from identical ones that are already in hand.
 */
function rebuildDeck(t: Duel, seat: Seat): void {
  const discard = at(t.discards, seat)
  const stream = streamOfDeck(seat)
  t.decks[seat] = rebuild(t, stream, discard)
  t.discards[seat] = []
  const hand = at(t.hands, seat)
  const unknown: PileSlot[] = []
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index)
    const isUnknown = (at(t.knowers, card) & ~(1 << seat)) === 0 && !t.doomed.includes(card)
    if (isUnknown) unknown.push({ pile: hand, index })
  }
  mixLookAlikes(t, stream, discard, unknown, faceOf)
  emitEvent(t, { type: 'reshuffled', seat, cards: discard.length })
}

/** The stream that shuffles a seat's deck. */
export function streamOfDeck(seat: Seat): string {
  return seat === 0 ? 'deck 1' : 'deck 2'
}

/**
 * Draws as many cards as there are: first the rest of the deck, then from the discard pile shuffled into a new deck
 * (DB-DECK-05).
 */
export function draw(t: Duel, seat: Seat, count: number): void {
  const hand = at(t.hands, seat)
  const before = hand.length
  while (hand.length < before + count) {
    if (at(t.decks, seat).length === 0) {
      if (at(t.discards, seat).length === 0) break
      rebuildDeck(t, seat)
    }
    hand.push(takeLast(at(t.decks, seat)))
  }
  const cards = hand.length - before
  if (cards > 0 && hasListener(t))
    emitEvent(t, { type: 'drew', seat, cards, secret: { seats: [seat], drawn: hand.slice(before) } })
}

/**
 * Fills every empty place of the row while there are cards (DB-GROW-01, DB-GROW-02, DB-GROW-03, DB-GROW-04,
 * DB-DECK-04). This happens at once, whatever made the card leave, and no other card moves.
 */
export function refillRow(t: Duel): void {
  for (let slot = 0; slot < t.row.length; slot++) {
    if (t.row[slot] !== NOTHING) continue
    if (t.galaxyDeck.length === 0) {
      if (t.galaxyDiscard.length === 0) return
      t.galaxyDeck = rebuild(t, 'galaxy deck', t.galaxyDiscard)
      t.galaxyDiscard = []
      if (hasListener(t)) emitEvent(t, { type: 'reshuffled', seat: null, cards: t.galaxyDeck.length })
    }
    const card = takeLast(t.galaxyDeck)
    t.row[slot] = card
    if (hasListener(t)) emitEvent(t, { type: 'rowFilled', slot, card })
  }
}

/** Takes a card out of the row. The caller puts it somewhere, then refills the row. */
export function takeFromRow(t: Duel, card: number): void {
  t.row[t.row.indexOf(card)] = NOTHING
}

/**
 * Discards a card from the row without its reward: only defeating a card gives its reward (DB-REWARD-03, DB-ROW-05,
 * DB-ROW-06, DB-DESTROY-04).
 */
export function discardFromRow(t: Duel, card: number): void {
  takeFromRow(t, card)
  t.galaxyDiscard.push(card)
  refillRow(t)
}

/** Moves a card to the discard pile of the player whose hand it was in (DB-DISCARD-03, DB-DISCARD-04). */
export function discardFromHand(t: Duel, seat: Seat, card: number, atRandom = false): void {
  remove(at(t.hands, seat), card)
  at(t.discards, seat).push(card)
  emitEvent(t, { type: 'discarded', seat, card, atRandom })
}

/** Takes a seat's ship out of play, with its damage. */
export function removeShip(t: Duel, seat: Seat, ship: number): void {
  const index = at(t.ships, seat).indexOf(ship)
  at(t.ships, seat).splice(index, 1)
  at(t.shipDamage, seat).splice(index, 1)
}

/** Removes a card from the game, wherever the seat has it (DB-EXILE-01, DB-EXILE-02, DB-EXILE-07). */
export function exile(t: Duel, seat: Seat, card: number): void {
  const from = placeOf(t, seat, card)
  if (from === null) return
  switch (from) {
    case 'hand':
      remove(at(t.hands, seat), card)
      break
    case 'discard':
      remove(at(t.discards, seat), card)
      break
    case 'deck':
      remove(at(t.decks, seat), card)
      break
    default:
      if (at(t.units, seat).includes(card)) remove(at(t.units, seat), card)
      else removeShip(t, seat, card)
  }
  t.exiled.push(card)
  emitEvent(t, { type: 'exiled', seat, card, from })
}

/** Where a seat has a card, or null if it does not have it. */
function placeOf(
  t: Duel,
  seat: Seat,
  card: number,
): Extract<Place, 'hand' | 'discard' | 'deck' | 'play'> | null {
  if (at(t.hands, seat).includes(card)) return 'hand'
  if (at(t.discards, seat).includes(card)) return 'discard'
  if (at(t.units, seat).includes(card) || at(t.ships, seat).includes(card)) return 'play'
  return at(t.decks, seat).includes(card) ? 'deck' : null
}

/** How many cards a seat could draw. */
export function drawable(t: Duel, seat: Seat): number {
  return at(t.decks, seat).length + at(t.discards, seat).length
}
