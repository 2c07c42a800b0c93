import { at } from '@kantyna/kernel'
import { creditsText, losePl, you } from '../../../words/cards/effect-words.ts'
import { loseCredits as lose } from '../../resources/credits.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** Loses at most the printed amount. As a cost, it is exactly that amount (OR-ABIL-04, OR-ABIL-05). */
export const loseCredits: Operations['loseCredits'] = {
  legal: (t, { amount }, context, language) =>
    at(t.credits, context.seat) > 0 && language.amount(t, amount, context) > 0
      ? null
      : refuse('OR-ABIL-05', 'noCredits'),
  whole(t, { amount }, context, language) {
    const has = at(t.credits, context.seat)
    const needs = language.amount(t, amount, context)
    return has >= needs ? null : refuse('OR-ABIL-04', 'tooFewCredits', { has, needs })
  },
  run: (t, { amount }, context, language) =>
    lose(t, context.seat, language.amount(t, amount, context), context.source),
  words: {
    en: ({ amount }, mood, say) => you(mood, `lose ${creditsText('en', amount, say)}`),
    pl: ({ amount }, mood, say) => `${losePl(mood)} ${creditsText('pl', amount, say)}`,
  },
  hint: (t, { amount }, context, language) =>
    -Math.min(at(t.credits, context.seat), language.amount(t, amount, context)) * worth.credit,
}
