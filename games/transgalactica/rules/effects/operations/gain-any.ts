import { gainPl, goodCount, you } from '../../../words/cards/effect-words.ts'
import { nothingToGain } from '../../refusal.ts'
import { gainAny as askWhich } from '../gaining-any.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-SYM-09: gains any of the three resources, which the seat chooses in one answer. */
export const gainAny: Operations['gainAny'] = {
  legal: (_, { amount }) => (amount > 0 ? null : nothingToGain),
  run: (t, { amount }, { seat, from, source = null }) => askWhich(t, seat, amount, from, source),
  words: {
    en: ({ amount }, mood) => you(mood, `gain ${goodCount('en', 'any', amount)}`),
    pl: ({ amount }, mood) => `${gainPl(mood)} ${goodCount('pl', 'any', amount)}`,
  },
  hint: (_, { amount }) => amount * worth.any,
}
