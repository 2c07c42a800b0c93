import type { Seat } from '@kantyna/kernel'
import type { Side } from '../../content/card.ts'
import { type Duel, NOTHING } from '../duel.ts'
import type { DuelRefusal } from '../refusal.ts'
import { sideOf } from '../setup/sides.ts'
import type { CardContext } from './operation.ts'
import { oneOfEach, optionOfFace } from './picking.ts'

/** Parts that operations on cards of the galaxy row share. */

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

export function inRowAtAll(t: Duel): DuelRefusal | null {
  return t.row.some((card) => card !== NOTHING) ? null : noSuchCard
}

export function swapIntoRow(t: Duel, pile: number[], incoming: number, outgoing: number): void {
  pile[pile.indexOf(incoming)] = outgoing
  t.row[t.row.indexOf(outgoing)] = incoming
}
