import { eachOfCards } from '../../words/card-filters.ts'
import { fitting } from '../holding.ts'
import type { Measures } from './vocabulary.ts'

export const card: Measures['card'] = {
  of: (t, { cards }, { seat }) => fitting(t, seat, cards).length,
  words: { en: ({ cards }) => eachOfCards('en', cards), pl: ({ cards }) => eachOfCards('pl', cards) },
}
