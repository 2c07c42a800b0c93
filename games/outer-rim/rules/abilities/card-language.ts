import { assert, type Plain, type Refusal } from '@kantyna/kernel'
import type { CardAmount, CardEffect, CardWhen, RimContext } from '../effects/vocabulary.ts'
import type { Rim } from '../rim.ts'

/**
 * The card language as the rules below it know it. What a card says wins over the rules (OR-GOLD-02), which are those of
 * the rules reference (OR-GOLD-01); where both can be obeyed, both are (OR-GOLD-03). Values, goals and procedures read what cards say, and the language is
 * made of operations that call those rules; so it is handed to them here instead of being imported: effects/language.ts
 * calls `useLanguage` once, when it is loaded.
 */
interface CardRules {
  /** Why nothing of an effect can be done, or would change anything; null where a part at least would. */
  legal(t: Rim, effect: CardEffect, context: RimContext): Refusal | null
  /** Begins an effect: what it asks for and calls runs before the caller's next stage. */
  run(t: Rim, effect: CardEffect, context: RimContext): Plain | void
  /** Runs an effect of which a part at least can be done; of any other it is told why not. */
  attempt(t: Rim, effect: CardEffect, context: RimContext): void
  /** Why a condition does not hold, or null where it does. */
  holds(t: Rim, when: CardWhen, context: RimContext): Refusal | null
  amount(t: Rim, amount: CardAmount, context: RimContext): number
  /** `holds` and `legal` of what a card says, looked up once. */
  conditionChecker(when: CardWhen): Check
  effectChecker(effect: CardEffect): Check
}

/** Why something cannot be; null where it can. */
export type Check = (t: Rim, context: RimContext) => Refusal | null

let language: CardRules | null = null

export function useLanguage(rules: CardRules): void {
  language = rules
}

export function cardRules(): CardRules {
  assert(language !== null, 'the card language is not loaded')
  return language
}

/** Whether a condition of a card holds for its owner; where there is none, it does. */
export function conditionHolds(t: Rim, when: CardWhen | undefined, seat: number, source: number): boolean {
  return when === undefined || cardRules().holds(t, when, { seat, source }) === null
}

/** A condition that is asked again and again, with its words looked up once; null where there is none. */
export function checkOf(when: CardWhen | undefined): Check | null {
  return when === undefined ? null : cardRules().conditionChecker(when)
}

/** The same as `conditionHolds` for such a condition. */
export function passes(t: Rim, check: Check | null, seat: number, source: number): boolean {
  return check === null || check(t, { seat, source }) === null
}

/** OR-CAB-06: how much a card gives its owner. */
export function amountFor(t: Rim, amount: CardAmount, seat: number, source: number): number {
  return typeof amount === 'number' ? amount : cardRules().amount(t, amount, { seat, source })
}
