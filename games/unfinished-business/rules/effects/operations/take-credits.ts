import { at } from '@kantyna/kernel'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { gainCredits, loseCredits } from '../../../../outer-rim/rules/resources/credits.ts'
import { creditCount, takePl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-OJB-01: the player takes no more than the opponent has. */
export const takeCredits: AddedOperations['takeCredits'] = {
  legal: (t, _, context, language) =>
    at(t.credits, language.seatOf(t, 'opponent', context)) > 0
      ? null
      : refuse('UB-OJB-01', 'opponentHasNoCredits'),
  run(t, { amount }, context, language) {
    const taken = loseCredits(t, language.seatOf(t, 'opponent', context), amount, context.source)
    gainCredits(t, context.seat, taken, context.source)
    return taken
  },
  words: {
    en: ({ amount }, mood) => you(mood, `take ${creditCount('en', amount)} from your opponent`),
    pl: ({ amount }, mood) => `${takePl(mood)} ${creditCount('pl', amount)} od przeciwnika`,
  },
  hint: (t, { amount }, context, language) =>
    Math.min(amount, at(t.credits, language.seatOf(t, 'opponent', context))) * worth.credit,
}
