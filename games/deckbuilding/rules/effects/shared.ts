import { at, type Facts, type Option, type Seat } from '@kantyna/kernel'
import type { Side } from '../../content/card.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import type { Place } from '../events.ts'
import { FIRST_BASE, nameOf } from '../pieces.ts'
import type { DuelRefusal } from '../refusal.ts'
import { alike, copyId, distinct } from '../scenario/copies.ts'
import { thingOf } from '../scenario/things.ts'
import { sideOf } from '../setup/sides.ts'
import type { CardContext } from './operation.ts'

/** Parts that several operations share: offering cards, the galaxy row, the galaxy deck, the opponent's hand. */

// Offering cards

/** Identical copies are one option, which touches them all. */
export const oneOfEach = { distinct }

export function optionOfFace(t: Duel, among: readonly number[], card: number, more: Facts = {}): Option {
  return {
    id: nameOf(card),
    touches: alike(among, card).map(thingOf),
    facts: { card, from: placeOfCard(t, card), ...more },
  }
}

/** Every copy is a separate option, because the player may pick several of them, or because they differ in damage. */
export function optionOfCopy(t: Duel, among: readonly number[], card: number, more: Facts = {}): Option {
  return {
    id: copyId(among, card),
    touches: [thingOf(card)],
    facts: { card, from: placeOfCard(t, card), ...more },
  }
}

/** The place of a card that can be picked. */
function placeOfCard(t: Duel, card: number): Place {
  if (card >= FIRST_BASE || t.ships.some((ships) => ships.includes(card))) return 'play'
  if (t.row.includes(card)) return 'row'
  if (t.galaxyDiscard.includes(card)) return 'galaxyDiscard'
  if (t.galaxyDeck.includes(card)) return 'galaxyDeck'
  return t.hands.some((hand) => hand.includes(card)) ? 'hand' : 'discard'
}

// The galaxy row

/** Cards of the row, by their side. */
export interface FromRowArgs {
  readonly sides: readonly Side[]
}

export const noSuchCard: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'noSuchCardInRow' }

export const inRow = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  isInRow(t, seat, sides) ? null : noSuchCard

function isInRow(t: Duel, seat: Seat, sides: readonly Side[]): boolean {
  for (const card of t.row) if (card !== NOTHING && sides.includes(sideOf(t, seat, card))) return true
  return false
}

const rowCards = (t: Duel) => t.row.filter((card) => card !== NOTHING)

const rowCardsOf = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  rowCards(t).filter((card) => sides.includes(sideOf(t, seat, card)))

export const fromRow = {
  ...oneOfEach,
  from: rowCardsOf,
  option: (t: Duel, args: FromRowArgs, context: CardContext, card: number) =>
    optionOfFace(t, rowCardsOf(t, args, context), card),
}

export const fromWholeRow = {
  ...oneOfEach,
  from: rowCards,
  option: (t: Duel, _: object, __: CardContext, card: number) => optionOfFace(t, rowCards(t), card),
}

export function refusalIfRowEmpty(t: Duel): DuelRefusal | null {
  return t.row.some((card) => card !== NOTHING) ? null : noSuchCard
}

export function swapIntoRow(t: Duel, pile: number[], incoming: number, outgoing: number): void {
  pile[pile.indexOf(incoming)] = outgoing
  t.row[t.row.indexOf(outgoing)] = incoming
}

// The galaxy deck

export interface LookArgs {
  readonly cards: number
}

export const galaxyDeckEmpty: DuelRefusal = { rule: 'DB-REVEAL-01', reason: 'galaxyDeckEmpty' }

export const hasGalaxyDeck = (t: Duel) => (t.galaxyDeck.length > 0 ? null : galaxyDeckEmpty)

// The opponent's hand

const opponentsHandEmpty: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'opponentsHandEmpty' }

/** An opponent without cards can neither discard nor show any (G-15). */
export function opponentHoldsCards(t: Duel, _: object, { seat }: CardContext): DuelRefusal | null {
  return at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty
}
