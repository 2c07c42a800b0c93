import { at, call, type Frame, type Seat, triggersFrame } from '@kantyna/kernel'
import type { Timing } from '../content/card.ts'
import { waitsForTiming, whenEffectOf } from './abilities/abilities.ts'
import { type Duel, NOTHING } from './duel.ts'

/** The stack frames of the routines, and the functions that call each of them. */

/** Calls the "when" abilities whose moment has come. The player uses them now, in any order, or not at all (G-13). */
export function callTriggers(
  t: Duel,
  seat: Seat,
  moments: readonly Timing[],
  cards: readonly number[],
): void {
  // Most cards have no "when" ability, so there is nothing to look up.
  if (!cards.some(waitsForTiming)) return
  const frame = triggersFrame('triggers', whenEffectOf, seat, moments, cards)
  if (frame !== null) call(t, frame)
}

/** Call this when a card has gone from the opponent's hand to the discard pile in the seat's own turn (Yavin 4). */
export function opponentDiscarded(t: Duel, seat: Seat): void {
  if (seat === t.active) callTriggers(t, seat, ['opponentDiscards'], [at(t.bases, seat)])
}

export type Destination = 'discard' | 'hand' | 'deckTop'

/** A card on its way from the row, the pilots or the galaxy discard pile to its buyer. */
export interface PurchaseFrame extends Frame {
  readonly seat: Seat
  readonly card: number
  readonly from: 'row' | 'pilots' | 'galaxyDiscard'
  readonly price: number
  /** Where the card goes unless a card text sends it elsewhere. */
  readonly to: Destination
  /** Whether this purchase goes on top of the deck, because the Smuggler was used before it. */
  onTop: boolean
  /** Whether it is the first purchase of this turn, and the first neutral one. */
  first: boolean
  firstNeutral: boolean
  /** The card whose text sends the purchase elsewhere, or NOTHING. */
  sender: number
}

export function callPurchase(
  t: Duel,
  { seat, card, from, price, to }: Pick<PurchaseFrame, 'seat' | 'card' | 'from' | 'price' | 'to'>,
): void {
  call<PurchaseFrame>(t, {
    routine: 'purchase',
    stage: 0,
    seat,
    card,
    from,
    price,
    to,
    onTop: false,
    first: false,
    firstNeutral: false,
    sender: NOTHING,
  })
}

/**
 * An attack in progress. The player chooses the target and the cards in one answer; nothing is committed before (G-19).
 */
export interface AttackFrame extends Frame {
  readonly seat: Seat
  /** The card in the row, or NOTHING for the opponent's ships and base. */
  readonly target: number
  readonly cards: readonly number[]
  /** The damage that is not assigned yet, and the damage assigned so far, in the order of the ships. */
  left: number
  shares: readonly number[]
}

const NONE: readonly number[] = []

export function callAttack(t: Duel, seat: Seat, target: number, cards: readonly number[]): void {
  call<AttackFrame>(t, { routine: 'attack', stage: 0, seat, target, cards, left: 0, shares: NONE })
}
