import { at, type ConditionNode, type Effect, effectLanguage, type Refusal, type Seat } from '@kantyna/kernel'
import { bonusCards } from '../../content/cards.ts'
import { bonusCard, kindOfBonus } from '../pieces.ts'
import type { Race } from '../race.ts'
import * as conditions from './conditions.ts'
import * as operations from './operations.ts'

/** The seat that plays a bonus card, and the ship on which it is played. */
export interface BonusContext {
  readonly seat: Seat
  readonly ship: number
}

export type BonusEffect = Effect<typeof operations, typeof conditions>
export type BonusWhen = ConditionNode<typeof conditions>

/** The language in which bonus cards are written. */
export const bonusLanguage = effectLanguage<Race, BonusContext>()(operations, conditions)

let checks = checksOfCards()

function checksOfCards() {
  return bonusCards.map(({ when, effect }) => bonusLanguage.checker(when, effect))
}

/**
 * Call this after a scenario has replaced printed cards with its own, and again once the printed ones are
 * back.
 */
export function rebuildChecks(): void {
  checks = checksOfCards()
}

export function isPlayable(t: Race, card: number, context: BonusContext): boolean {
  return at(checks, kindOfBonus(card))(t, context) === null
}

/** Why a card cannot be played on a ship now, or null if it can. */
export function refusalOf(t: Race, card: number, context: BonusContext): Refusal | null {
  const refusal = at(checks, kindOfBonus(card))(t, context)
  return refusal === null ? null : { ...refusal, rule: bonusCard(card).rule }
}
