import { assert, at, everybody, forget, hasListener, remove, type Seat, shuffle } from '@kantyna/kernel'
import { encounterDecks, marketDecks } from '../../content/names.ts'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { putFirst } from '../lists.ts'
import { movePatrolsFor } from '../map/patrols.ts'
import { FIRST_DATABANK, isDatabankCard, isEncounterCard, isMarketCard, NONE } from '../pieces.ts'
import { encounterPile, marketPile } from '../reads.ts'
import type { Rim } from '../rim.ts'
import { encounterCard, marketCard, tablesOf } from '../tables.ts'

/**
 * The six market decks (OR-DECK-01) and the seven encounter decks. The last card of a deck is its top, face up or not, so
 * drawing several cards includes it (OR-DECK-05). A card that was taken from a deck or the databank lies in `resolving`
 * until a rule says where it goes.
 */

/** The stream that each deck is shuffled with. */
export const marketStreams: readonly string[] = marketDecks.map((deck) => `market ${deck}`)
export const encounterStreams: readonly string[] = encounterDecks.map(encounterStream)

/** The stream of an encounter deck, by its id. An expansion names the streams of its own decks. */
function encounterStream(deck: string): string {
  return `encounters ${deck}`
}

/** The face-up card of a market deck (OR-DECK-02), or NONE if the deck is empty (OR-COMP-06, OR-GAP-39). */
export function topOf(t: Rim, deck: number): number {
  const cards = marketPile(t, deck)
  return cards[cards.length - 1] ?? NONE
}

/** Takes the face-up card from a market deck. `revealTop` turns up the next one later. */
export function takeTop(t: Rim, deck: number): number {
  const card = marketPile(t, deck).pop() ?? NONE
  if (card !== NONE) t.resolving.push(card)
  return card
}

/** The face-up card goes to the bottom, and the next one is turned up (OR-MKT-03). */
export function discardTop(t: Rim, seat: Seat, deck: number): void {
  const card = marketPile(t, deck).pop()
  if (card === undefined) return
  putFirst(marketPile(t, deck), card)
  t.knowers[card] = everybody(t)
  if (hasListener(t)) emitEvent(t, { type: 'marketDiscarded', seat, deck, card })
  revealTop(t, deck, 'discarded')
}

export type RevealCause = 'bought' | 'gained' | 'discarded' | 'shuffled' | 'setup'

/**
 * Turns up the new top card (OR-DECK-03, OR-MKT-05), after shuffling the deck if it has to be shuffled (OR-DECK-04). Its
 * symbols move patrols only after a card was bought or gained (OR-PMOVE-01, OR-PMOVE-02).
 */
export function revealTop(t: Rim, deck: number, cause: RevealCause): void {
  const card = topOf(t, deck)
  if (card === NONE) return
  t.knowers[card] = everybody(t)
  if (hasListener(t)) emitEvent(t, { type: 'marketRevealed', deck, card })
  // This comes first, so that routines that it puts on the stack run after the patrols have moved.
  rulesOf(t).action.marketTurnedUp(t, deck, card, cause, t.active)
  if (cause === 'bought' || cause === 'gained') movePatrolsFor(t, card)
}

/**
 * Turns up cards of a market deck from the top until one fits, puts that one on top, and returns it, or NONE. The caller
 * shuffles the deck afterwards (OR-DECK-04).
 */
export function searchMarket(t: Rim, deck: number, fits: (card: number) => boolean): number {
  const cards = marketPile(t, deck)
  for (let index = cards.length - 1; index >= 0; index--) {
    const card = at(cards, index)
    t.knowers[card] = everybody(t)
    if (hasListener(t)) emitEvent(t, { type: 'marketRevealed', deck, card })
    if (!fits(card)) continue
    cards.splice(index, 1)
    cards.push(card)
    return card
  }
  return NONE
}

/** Nobody knows the order of a shuffled deck. `revealTop` turns up its top (OR-DECK-04, OR-SETUP-27). */
export function shuffleMarket(t: Rim, deck: number): void {
  shuffleDeck(t, marketPile(t, deck), at(marketStreams, deck))
}

export function shuffleEncounters(t: Rim, deck: number): void {
  shuffleDeck(t, encounterPile(t, deck), encounterStream(at(tablesOf(t).encounterDecks, deck)))
}

function shuffleDeck(t: Rim, cards: number[], stream: string): void {
  forget(t.knowers, cards)
  shuffle(t, stream, cards)
}

/**
 * The top card of an encounter deck, or NONE. The caller puts it at once into `resolving` or among a seat's secrets; until
 * then no list contains it.
 */
export function drawEncounter(t: Rim, deck: number): number {
  return encounterPile(t, deck).pop() ?? NONE
}

/** Puts a card face down at the bottom of its own deck. These players, as bits, remember it (OR-DISC-01, OR-SEC-08). */
export function putUnder(t: Rim, piece: number, knowers: number): void {
  const deck = homeDeck(t, piece)
  putFirst(deck, piece)
  // In a market deck of one card, the bottom card is also the face-up top.
  t.knowers[piece] = isMarketCard(piece) && deck.length === 1 ? everybody(t) : knowers
}

function homeDeck(t: Rim, piece: number): number[] {
  assert(!isDatabankCard(piece), 'a databank card has no deck')
  return isMarketCard(piece)
    ? at(t.market, marketDecks.indexOf(marketCard(t, piece).deck))
    : at(t.encounters, tablesOf(t).encounterDecks.indexOf(encounterCard(t, piece).deck))
}

/** Returns a card that nobody holds: market and encounter cards under their decks, databank cards by their number. */
export function sendHome(t: Rim, piece: number): void {
  if (t.resolving.includes(piece)) remove(t.resolving, piece)
  if (isDatabankCard(piece)) putIntoDatabank(t, piece)
  else if (isMarketCard(piece) || isEncounterCard(piece)) putUnder(t, piece, everybody(t))
}

/** OR-DATA-07: the databank is in the order of numbers. */
function putIntoDatabank(t: Rim, piece: number): void {
  const { databank } = t
  const { databankPlaces } = tablesOf(t)
  const own = placeInDatabank(t, piece)
  let place = databank.length
  databank.push(piece)
  for (; place > 0; place--) {
    const before = databank[place - 1] as number // the index is in range
    if ((databankPlaces[before - FIRST_DATABANK] as number) < own) break
    databank[place] = before
  }
  databank[place] = piece
}

export function placeInDatabank(t: Rim, piece: number): number {
  return at(tablesOf(t).databankPlaces, piece - FIRST_DATABANK)
}

/** Removes a card that nobody holds from the game (OR-DISC-02, OR-DISC-06). */
export function removeFromGame(t: Rim, piece: number): void {
  const index = t.resolving.indexOf(piece)
  if (index >= 0) t.resolving.splice(index, 1)
  t.removed.push(piece)
}
