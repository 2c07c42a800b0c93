import { cardsSaid } from '../../../words/cards/filter-words.ts'
import { countFitting } from '../../resources/holding.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const has: Conditions['has'] = {
  legal(t, { cards, atLeast }, { seat }) {
    const count = countFitting(t, seat, cards)
    return count >= atLeast ? null : refuse('OR-RES-01', 'tooFewCards', { has: count, needs: atLeast })
  },
  words: {
    en: ({ cards, atLeast }) =>
      `you have ${cards.contact === undefined ? 'at least ' : ''}${cardsSaid('en', cards, atLeast)}`,
    pl: ({ cards, atLeast }) =>
      `masz ${cards.contact === undefined ? 'co najmniej ' : ''}${cardsSaid('pl', cards, atLeast).replace(' z załogi', ' w załodze')}`,
  },
  negated: {
    en: ({ cards, atLeast }) => `you do not have ${cardsSaid('en', cards, atLeast)}`,
    pl: ({ cards, atLeast }) =>
      atLeast === 1
        ? `nie masz karty: ${cardsSaid('pl', cards, 1)}`
        : `masz mniej niż ${cardsSaid('pl', cards, atLeast)}`,
  },
}
