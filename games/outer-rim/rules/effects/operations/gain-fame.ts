import { fameCount, gainPl, moreFameCount, you } from '../../../words/cards/effect-words.ts'
import { gainFame as gain } from '../../reputation/fame.ts'
import { fameSourceOf } from '../fame-source.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const counted = (isAdditional: true | undefined) => (isAdditional === true ? moreFameCount : fameCount)

export const gainFame: Operations['gainFame'] = {
  legal: () => null,
  run(t, { amount, isAdditional }, context) {
    const kind = isAdditional === true ? 'additional' : 'gained'
    gain(t, context.seat, amount, fameSourceOf(t, context), context.source, kind)
    return amount
  },
  words: {
    en: ({ amount, isAdditional }, mood) => you(mood, `gain ${counted(isAdditional)('en', amount)}`),
    pl: ({ amount, isAdditional }, mood) => `${gainPl(mood)} ${counted(isAdditional)('pl', amount)}`,
  },
  hint: (_, { amount }) => amount * worth.fame,
}
