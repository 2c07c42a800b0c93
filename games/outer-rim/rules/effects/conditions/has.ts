import { cardsText } from '../../../words/cards/filter-words.ts'
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
      `you have ${cards.contact === undefined ? 'at least ' : ''}${cardsText('en', cards, atLeast)}`,
    pl: ({ cards, atLeast }) =>
      `masz ${cards.contact === undefined ? 'co najmniej ' : ''}${cardsText('pl', cards, atLeast).replace(' z załogi', ' w załodze')}`,
  },
  negated: {
    en: ({ cards, atLeast }) => `you do not have ${cardsText('en', cards, atLeast)}`,
    pl: ({ cards, atLeast }) =>
      atLeast === 1
        ? `nie masz karty: ${cardsText('pl', cards, 1)}`
        : `masz mniej niż ${cardsText('pl', cards, atLeast)}`,
  },
}
