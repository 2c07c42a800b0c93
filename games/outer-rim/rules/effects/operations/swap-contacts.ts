import { swapPl, you } from '../../../words/cards/effect-words.ts'
import { contactText } from '../../../words/cards/filter-words.ts'
import { matchingPlaces } from '../matching-places.ts'
import { startSwapping } from '../procedures.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CON-11, OR-CON-12. */
export const swapContacts: Operations['swapContacts'] = {
  legal(t, { one, other }, { seat }) {
    const first = matchingPlaces(t, seat, one)
    const second = matchingPlaces(t, seat, other)
    const canSwap = first.some((place) => second.some((another) => another !== place))
    return canSwap ? null : refuse('OR-CON-11', 'nothingToSwap')
  },
  run(t, { one, other }, { seat }) {
    startSwapping(t, seat, one, other)
  },
  words: {
    en: ({ one, other }, mood) =>
      you(mood, `swap 1 ${contactText('en', one)} with 1 ${contactText('en', other)}`),
    pl: ({ one, other }, mood) =>
      `${swapPl(mood)} miejscami 1 ${contactText('pl', one)} i 1 ${contactText('pl', other)}`,
  },
  hint: () => worth.look,
}
