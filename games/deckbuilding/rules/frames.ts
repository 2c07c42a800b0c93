import { at, call, type Frame, type Seat } from '@kantyna/kernel'
import type { CardFilter, Moment, Side } from '../content/card.ts'
import { waits, whenOf } from './abilities.ts'
import { type Duel, NOTHING } from './duel.ts'
import type { BuyArgs, DestroyShipArgs, OwnPile } from './effects/args.ts'
import type { CardContext } from './effects/language.ts'

/** The stack frames of the routines, and the functions that call each of them. */

/** What cards are picked for: each has its candidates, its question and what becomes of the card. */
export type Purpose =
  | 'exile'
  | 'discard'
  | 'forced'
  | 'fromRow'
  | 'borrow'
  | 'return'
  | 'purchase'
  | 'ship'
  | 'target'
  | 'keep'
  | 'swapIn'
  | 'swapOut'
  | 'top'

/** Who picks and how many; the seat that the effect serves, and one card, where nothing is said. */
export interface PickBounds {
  readonly chooser: Seat
  readonly min: number
  readonly max: number
}

/** What the effect that asks has said about the cards. */
export interface PickArgs {
  readonly from?: readonly OwnPile[]
  readonly filter?: CardFilter
  readonly sides?: readonly Side[]
  readonly buying?: BuyArgs
  readonly among?: DestroyShipArgs['among']
  /** How much damage is dealt. */
  readonly points?: number
  /** How many cards of the galaxy deck were looked at. */
  readonly looked?: number
  /** What comes into the row: a card of the galaxy discard pile, or the face-down top of the deck. */
  readonly incoming?: number | 'top'
}

export interface PickFrame extends Frame, PickBounds {
  readonly purpose: Purpose
  readonly context: CardContext
  readonly args: PickArgs
}

export function callPick(
  t: Duel,
  purpose: Purpose,
  context: CardContext,
  args: PickArgs = {},
  { chooser = context.seat, min = 1, max = 1 }: Partial<PickBounds> = {},
): void {
  call<PickFrame>(t, { routine: 'pick', stage: 0, purpose, context, chooser, min, max, args })
}

/** The pick in progress: the frame on top while its question is open. */
export function pickOf(t: Duel): PickFrame {
  return at(t.stack, t.stack.length - 1) as PickFrame // only a pick asks for picks
}

/** "When" abilities whose moment has come: used now, in the order their player likes, or not at all (G-13). */
export interface TriggersFrame extends Frame {
  readonly seat: Seat
  /** What has happened: one thing, or two at once. */
  readonly moments: readonly Moment[]
  /** The cards whose abilities wait. */
  pending: readonly number[]
}

/** The moment has come for these cards, or rather for those of them that wait for it. */
export function callTriggers(
  t: Duel,
  seat: Seat,
  moments: readonly Moment[],
  cards: readonly number[],
): void {
  const pending: number[] = []
  for (const card of cards)
    if (card !== NOTHING && waits(card) && whenOf(moments, card) !== null) pending.push(card)
  if (pending.length > 0) call<TriggersFrame>(t, { routine: 'triggers', stage: 0, seat, moments, pending })
}

/** A card has left the opponent's hand for the discard pile, in the seat's own turn (Yavin 4). */
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
  /** Where it goes unless something sends it elsewhere. */
  readonly to: Destination
  /** The Smuggler was used before: this purchase goes on top of the deck. */
  onTop: boolean
  /** It is the first of this turn, or the first neutral one. */
  first: boolean
  firstNeutral: boolean
  /** The card whose text sends it, or NOTHING. */
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

/** An attack: the target, then the cards, then what comes of it (G-19: one move, nothing is committed before). */
export interface AttackFrame extends Frame {
  readonly seat: Seat
  /** The card in the row, or NOTHING for the opponent's ships and base. */
  readonly target: number
  cards: readonly number[]
  /** Damage not yet divided, and what each ship gets so far, in their order. */
  left: number
  shares: readonly number[]
}

const NONE: readonly number[] = []

export function callAttack(t: Duel, seat: Seat, target: number): void {
  call<AttackFrame>(t, { routine: 'attack', stage: 0, seat, target, cards: NONE, left: 0, shares: NONE })
}
