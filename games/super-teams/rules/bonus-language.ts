import {
  type ConditionNode,
  type Effect,
  effectLanguage,
  type Refusal,
  type RuleId,
  type Seat,
} from '@kantyna/kernel'
import * as conditions from './bonus-conditions.ts'
import * as operations from './bonus-operations.ts'
import type { Race } from './race.ts'

/** Who plays a bonus card, and on which ship. */
export interface BonusContext {
  readonly seat: Seat
  readonly ship: number
}

export type BonusEffect = Effect<typeof operations, typeof conditions>
export type BonusWhen = ConditionNode<typeof conditions>

/** What bonus cards are written in. */
export const bonusLanguage = effectLanguage<Race, BonusContext>()(operations, conditions)

interface Played {
  readonly when: BonusWhen
  readonly effect: BonusEffect
  readonly rule: RuleId
}

export function isPlayable(t: Race, card: Played, context: BonusContext): boolean {
  return (
    bonusLanguage.holds(t, card.when, context) === null &&
    bonusLanguage.legal(t, card.effect, context) === null
  )
}

/** Why a card cannot be played on a ship now, or null where it can. */
export function refusalOf(t: Race, card: Played, context: BonusContext): Refusal | null {
  const refusal = bonusLanguage.holds(t, card.when, context) ?? bonusLanguage.legal(t, card.effect, context)
  return refusal === null ? null : { ...refusal, rule: card.rule }
}
