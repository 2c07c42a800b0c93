import { counted } from '@kantyna/kernel'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { tokensOnCardsOf } from '../../reputation/tokens.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** UB-FACT-73, UB-CLR-13. */
export const tokensOnCards: AddedConditions['tokensOnCards'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = tokensOnCardsOf(t, seat)
    return has >= needs ? null : refuse('UB-FACT-73', 'tooFewTokens', { has, needs })
  },
  words: {
    en: ({ atLeast }) =>
      atLeast === 1
        ? 'there is a goal token on any of your cards'
        : `there are at least ${counted('en', atLeast, { one: 'goal token', other: 'goal tokens' })} on your cards`,
    pl: ({ atLeast }) =>
      atLeast === 1
        ? 'na którejś z twoich kart leży żeton celu'
        : `na twoich kartach leżą co najmniej ${counted('pl', atLeast, { one: 'żeton celu', few: 'żetony celu', many: 'żetonów celu', other: 'żetonu celu' })}`,
  },
}
