import { at, hasListener, type Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { cardTurned } from '../../../outer-rim/rules/resources/possessions.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'

/**
 * Cards with two resources (UB-ROT-01). Only the resource that shows counts (UB-ROT-05). A card from a deck shows the
 * one with the arrow, which has the card's number in the tables (UB-ROT-02 to UB-ROT-04).
 */

const without = (cards: readonly number[], card: number) => cards.filter((other) => other !== card)
const withCard = (cards: readonly number[], card: number) =>
  [...without(cards, card), card].sort((a, b) => a - b)

export function canBeRotated(t: Rim, card: number): boolean {
  return tablesOf(t).rotated.has(card)
}

/** The number in the tables of the resource that a card shows. */
export function resourceShown(t: PublicRim, card: number): number {
  const { turnedCards } = unfinished(t)
  return turnedCards.length === 0 || !turnedCards.includes(card) ? card : otherHalf(t, card)
}

/** The number in the tables of the resource whose slot a card fills (UB-ROT-08). */
export function resourceInSlot(t: PublicRim, card: number): number {
  const { turnedInSlot } = unfinished(t)
  return turnedInSlot.length === 0 || !turnedInSlot.includes(card) ? card : otherHalf(t, card)
}

/** Whether any card shows its other resource, or fills the slot of that resource. Usually none does. */
export function isAnyRotated(t: PublicRim): boolean {
  const { turnedCards, turnedInSlot } = unfinished(t)
  return turnedCards.length > 0 || turnedInSlot.length > 0
}

function otherHalf(t: PublicRim, card: number): number {
  return tablesOf(t).rotated.get(card) ?? card
}

/** UB-ROT-07: rotates a card by half a turn. It stays in its slot. */
export function rotateCard(t: Rim, seat: Seat, card: number): void {
  const table = unfinished(t)
  const isRotated = table.turnedCards.includes(card)
  table.turnedCards = isRotated ? without(table.turnedCards, card) : withCard(table.turnedCards, card)
  cardTurned(t, card)
  if (hasListener(t)) emitAdded(t, { type: 'rotatedCard', seat, card, isRotated: !isRotated })
}

/** UB-ROT-09: a card that changes hands keeps its side, and needs a slot for it (G-28). */
export function keepRotated(t: Rim, card: number, from: Seat | typeof NONE): void {
  if (from === NONE || !canBeRotated(t, card)) return
  const table = unfinished(t)
  table.turnedInSlot = table.turnedCards.includes(card)
    ? withCard(table.turnedInSlot, card)
    : without(table.turnedInSlot, card)
  cardTurned(t, card)
}

/** UB-ROT-10, UB-ROT-11: back in its deck, it shows its first resource again. */
export function rotateBack(t: Rim, card: number): void {
  const table = unfinished(t)
  if (table.turnedCards.includes(card)) table.turnedCards = without(table.turnedCards, card)
  if (table.turnedInSlot.includes(card)) table.turnedInSlot = without(table.turnedInSlot, card)
}

/**
 * Whether the reward of the current delivery has rotated the cargo. If so, the player keeps the card (UB-FACT-35,
 * G-56).
 */
export function wasRotatedByReward(t: Rim, card: number): boolean {
  const { shown: before = card } = at(t.stack, t.stack.length - 1) as { readonly shown?: number } // a delivery frame
  return resourceShown(t, card) !== before
}
