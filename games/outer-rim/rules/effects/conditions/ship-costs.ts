import { creditCount } from '../../../words/cards/effect-words.ts'
import { shipOf } from '../../tables.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const shipCosts: Conditions['shipCosts'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const { cost } = shipOf(t, seat)
    return cost >= needs ? null : refuse('OR-SHIP-03', 'shipTooCheap', { has: cost, needs })
  },
  words: {
    en: ({ atLeast }) => `your ship costs at least ${creditCount('en', atLeast)}`,
    pl: ({ atLeast }) => `twój statek kosztuje co najmniej ${creditCount('pl', atLeast)}`,
  },
}
