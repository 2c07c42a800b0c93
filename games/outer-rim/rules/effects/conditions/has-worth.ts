import { creditCount, listed } from '../../../words/cards/effect-words.ts'
import { cardTypesText } from '../../../words/cards/filter-words.ts'
import { fitting } from '../../resources/holding.ts'
import { resourceOf } from '../../tables.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** A card without a printed price has no worth (OR-ECARD-08). */
export const hasWorth: Conditions['hasWorth'] = {
  legal(t, { cards, credits: needs }, { seat }) {
    let worth = 0
    for (const piece of fitting(t, seat, cards)) worth += resourceOf(t, piece).cost ?? 0
    return worth >= needs ? null : refuse('OR-TIN-02', 'worthTooLittle', { has: worth, needs })
  },
  words: {
    en: ({ cards, credits }) =>
      `your ${listed(cardTypesText('en', cards), ' and ')} together cost at least ${creditCount('en', credits)}`,
    pl: ({ cards, credits }) =>
      `łączny koszt twoich kart ${listed(cardTypesText('pl', cards), ' i ')} to co najmniej ${creditCount('pl', credits)}`,
  },
}
