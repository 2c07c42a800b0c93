import { at } from '@kantyna/kernel'
import { creditCount, payPl, you } from '../../../words/cards/effect-words.ts'
import { loseCredits } from '../../resources/credits.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-ABIL-04: the full amount or nothing. */
export const payCredits: Operations['payCredits'] = {
  legal(t, { amount: needs }, { seat }) {
    const has = at(t.credits, seat)
    return has >= needs ? null : refuse('OR-ABIL-04', 'tooFewCredits', { has, needs })
  },
  run: (t, { amount }, { seat, source }) => loseCredits(t, seat, amount, source),
  words: {
    en: ({ amount }, mood) => you(mood, `pay ${creditCount('en', amount)}`),
    pl: ({ amount }, mood) => `${payPl(mood)} ${creditCount('pl', amount)}`,
  },
  hint: (_, { amount }) => -amount * worth.credit,
}
