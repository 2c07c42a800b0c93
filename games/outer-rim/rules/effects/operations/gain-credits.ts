import { creditsText, gainPl, you } from '../../../words/cards/effect-words.ts'
import { gainCredits as gain } from '../../resources/credits.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const gainCredits: Operations['gainCredits'] = {
  legal: (t, { amount }, context, language) =>
    language.amount(t, amount, context) > 0 ? null : refuse('OR-CRED-01', 'nothingToGain'),
  run(t, { amount }, context, language) {
    const credits = language.amount(t, amount, context)
    gain(t, context.seat, credits, context.source)
    return credits
  },
  words: {
    en: ({ amount }, mood, say) => you(mood, `gain ${creditsText('en', amount, say)}`),
    pl: ({ amount }, mood, say) => `${gainPl(mood)} ${creditsText('pl', amount, say)}`,
  },
  hint: (t, { amount }, context, language) => language.amount(t, amount, context) * worth.credit,
}
