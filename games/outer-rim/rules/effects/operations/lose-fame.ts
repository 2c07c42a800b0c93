import { at } from '@kantyna/kernel'
import { fameCount, losePl, you } from '../../../words/cards/effect-words.ts'
import { loseFame as lose } from '../../reputation/fame.ts'
import { fameSourceOf } from '../fame-source.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-FAME-03: never below 0. */
export const loseFame: Operations['loseFame'] = {
  legal: (t, _, { seat }) => (at(t.fame, seat) > 0 ? null : refuse('OR-FAME-03', 'noFame')),
  whole(t, { amount: needs }, { seat }) {
    const has = at(t.fame, seat)
    return has >= needs ? null : refuse('OR-ABIL-04', 'tooLittleFame', { has, needs })
  },
  run: (t, { amount }, context) => lose(t, context.seat, amount, fameSourceOf(t, context)),
  words: {
    en: ({ amount }, mood) => you(mood, `lose ${fameCount('en', amount)}`),
    pl: ({ amount }, mood) => `${losePl(mood)} ${fameCount('pl', amount)}`,
  },
  hint: (_, { amount }) => -amount * worth.fame,
}
