import { peekPl, you } from '../../../words/cards/effect-words.ts'
import { contactText } from '../../../words/cards/filter-words.ts'
import { peekAt } from '../../contacts/contacts.ts'
import { placesUnknown } from '../matching-places.ts'
import { placeOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CON-06: only the player sees the token, which stays face down. Tokens that the player knows cannot be chosen. */
export const peek: Operations['peek'] = {
  legal: (t, { contact }, { seat }) =>
    placesUnknown(t, seat, contact).length > 0 ? null : refuse('OR-CON-06', 'noFaceDownContact'),
  picks: {
    kind: 'pickContact',
    rules: ['OR-CON-06', 'OR-CON-07'],
    from: (t, { contact }, { seat }) => placesUnknown(t, seat, contact),
    option: (_, __, ___, place) => placeOption(place),
  },
  run(t, _, { seat }, __, [place]) {
    if (place !== undefined) peekAt(t, seat, place)
  },
  words: {
    en: ({ contact }, mood) => you(mood, `peek at 1 ${contactText('en', { ...contact, side: 'down' })}`),
    pl: ({ contact }, mood) => `${peekPl(mood)} 1 ${contactText('pl', { ...contact, side: 'down' })}`,
  },
  hint: () => worth.look,
}
