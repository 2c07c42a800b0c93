import type { Amount } from '@kantyna/kernel'
import type { CardFilter, Side } from '../../content/card.ts'
import type { CardWhen } from './language.ts'

/** The arguments of operations and conditions. */

export type Stat = 'attack' | 'resources' | 'force'

/** A number, or another one where a condition holds, or so much for each card that an earlier part has moved. */
export type CardAmount = Amount<CardWhen>

/** The piles of a player that cards are chosen from. */
export type OwnPile = 'hand' | 'discard'

export interface GainArgs {
  readonly stat: Stat
  readonly amount: number
}
export interface DrawArgs {
  readonly cards: CardAmount
}
export interface RepairArgs {
  readonly damage: number
}
export interface DamageArgs {
  readonly damage: CardAmount
  /** The opponent's base, or a choice between it and a ship of the opponent. */
  readonly to: 'base' | 'baseOrShip'
}
export interface DestroyShipArgs {
  /** A ship that the opponent has in play; any ship in the row; an enemy ship in the row. */
  readonly among: readonly ('opponent' | 'row' | 'enemyRow')[]
}
export interface ExileArgs {
  readonly cards: number
  readonly upTo?: true
  readonly from: readonly OwnPile[]
}
export interface DiscardArgs {
  /** No card asks for more than one. */
  readonly cards: 1
}
export interface OpponentDiscardsArgs {
  /** No card asks for more than one. */
  readonly cards: 1
  readonly atRandom?: true
}
/** One card of the row. */
export interface FromRowArgs {
  readonly sides: readonly Side[]
}
export interface ReturnToHandArgs {
  readonly filter: CardFilter
}
export interface BuyArgs {
  readonly from: 'row' | 'galaxyDiscard'
  readonly sides: readonly Side[]
  readonly free?: true
  readonly to: 'discard' | 'hand' | 'deckTop'
}
export interface LookArgs {
  readonly cards: number
}
export interface SwapArgs {
  /** The card of the galaxy discard pile that comes into the row. */
  readonly incoming: number
}
export interface SpendArgs {
  readonly resources: number
}
export interface HaveArgs {
  readonly filter: CardFilter
}
export interface BaseArgs {
  readonly base: string
}
export interface TopCardArgs {
  readonly side: Side
}
