import type { Duel } from '../duel.ts'
import type { Amount } from './args.ts'
import { baseIs, forceIsWithYou, opponentHas, topCardIs, youHave } from './conditions.ts'
import type { CardContext, CardWhen } from './language.ts'

/** The present value of an amount. */
export function amountOf(t: Duel, amount: Amount, context: CardContext): number {
  if (typeof amount === 'number') return amount
  if ('each' in amount) return typeof t.result === 'number' ? amount.each * t.result : 0
  return holds(t, amount.when, context) ? amount.then : amount.usually
}

function holds(t: Duel, when: CardWhen, context: CardContext): boolean {
  switch (when.is) {
    case 'youHave':
      return youHave.legal(t, when, context) === null
    case 'opponentHas':
      return opponentHas.legal(t, when, context) === null
    case 'baseIs':
      return baseIs.legal(t, when, context) === null
    case 'topCardIs':
      return topCardIs.legal(t, when, context) === null
    case 'forceIsWithYou':
      return forceIsWithYou.legal(t, when, context) === null
  }
}
