import { eachOfCards } from '../../words/cards/filter-words.ts'
import { countFitting } from '../resources/holding.ts'
import type { Measures } from './vocabulary.ts'

export const card: Measures['card'] = {
  of: (t, { cards }, { seat }) => countFitting(t, seat, cards),
  words: { en: ({ cards }) => eachOfCards('en', cards), pl: ({ cards }) => eachOfCards('pl', cards) },
}
