import { fameCount, gainPl, you } from '../../../words/effect-words.ts'
import { gainFame as gain } from '../../fame.ts'
import { fameSourceOf } from '../fame-source.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const gainFame: Operations['gainFame'] = {
  legal: () => null,
  run(t, { amount }, context) {
    gain(t, context.seat, amount, fameSourceOf(t, context), context.source)
    return amount
  },
  words: {
    en: ({ amount }, mood) => you(mood, `gain ${fameCount('en', amount)}`),
    pl: ({ amount }, mood) => `${gainPl(mood)} ${fameCount('pl', amount)}`,
  },
  hint: (_, { amount }) => amount * worth.fame,
}
