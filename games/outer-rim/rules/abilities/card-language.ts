import { assert, type Plain, type Refusal } from '@kantyna/kernel'
import type { CardAmount, CardEffect, CardWhen, RimContext } from '../effects/vocabulary.ts'
import type { PublicRimWithContacts, Rim } from '../rim.ts'

/**
 * What the rules need of the card language: values, goals and procedures read cards through this interface, and the
 * operations of the language call those rules. To avoid an import cycle, effects/language.ts passes the language to
 * `registerLanguage` once, when it is loaded. What a card says wins over the rules (OR-GOLD-02) of the rules reference
 * (OR-GOLD-01); if both can be obeyed, both are (OR-GOLD-03).
 */
export interface CardRules {
  /** Why an effect could do nothing; null if at least a part of it would change something. */
  legal(t: Rim, effect: CardEffect, context: RimContext): Refusal | null
  /** Begins an effect. Its questions and calls run before the caller's next stage. */
  run(t: Rim, effect: CardEffect, context: RimContext): Plain | void
  /** Runs an effect if at least a part of it can be done; otherwise an event says why not. */
  attempt(t: Rim, effect: CardEffect, context: RimContext): void
  /** Why a condition does not hold; null if it does. */
  readonly holds: (t: PublicRimWithContacts, when: CardWhen, context: RimContext) => Refusal | null
  readonly amount: (t: PublicRimWithContacts, amount: CardAmount, context: RimContext) => number
  /** The same as `holds` and `legal`, but the definition is looked up only once. */
  conditionChecker(when: CardWhen): ConditionCheck
  effectChecker(effect: CardEffect): EffectCheck
}

/** Why a condition does not hold; null if it does. */
export type ConditionCheck = (t: PublicRimWithContacts, context: RimContext) => Refusal | null

/** Why an effect is not allowed; null if it is. */
export type EffectCheck = (t: Rim, context: RimContext) => Refusal | null

let language: CardRules | null = null

export function registerLanguage(rules: CardRules): void {
  language = rules
}

export function cardRules(): CardRules {
  assert(language !== null, 'the card language is not loaded')
  return language
}

/** Whether a condition of a card holds for its owner. A missing condition holds. */
export function conditionHolds(
  t: PublicRimWithContacts,
  when: CardWhen | undefined,
  seat: number,
  source: number,
): boolean {
  return when === undefined || cardRules().holds(t, when, { seat, source }) === null
}

/** A condition that is checked often, with its definition looked up once; null without a condition. */
export function checkOf(when: CardWhen | undefined): ConditionCheck | null {
  return when === undefined ? null : cardRules().conditionChecker(when)
}

/** The same as `conditionHolds`, for a condition from `checkOf`. */
export function passes(
  t: PublicRimWithContacts,
  check: ConditionCheck | null,
  seat: number,
  source: number,
): boolean {
  return check === null || check(t, { seat, source }) === null
}

/** OR-CAB-06: how much a card gives its owner. */
export function amountFor(
  t: PublicRimWithContacts,
  amount: CardAmount,
  seat: number,
  source: number,
): number {
  return typeof amount === 'number' ? amount : cardRules().amount(t, amount, { seat, source })
}
