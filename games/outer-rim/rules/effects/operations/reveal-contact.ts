import { revealPl, you } from '../../../words/cards/effect-words.ts'
import { contactText } from '../../../words/cards/filter-words.ts'
import { turnUpContact } from '../../contacts/contacts.ts'
import { matchingPlaces } from '../matching-places.ts'
import { placeOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { ContactFilter, Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const faceDown = (contact: ContactFilter): ContactFilter => ({ ...contact, side: 'down' })

export const revealContact: Operations['revealContact'] = {
  legal: (t, { contact }, { seat }) =>
    matchingPlaces(t, seat, faceDown(contact)).length > 0 ? null : refuse('OR-CON-01', 'noFaceDownContact'),
  picks: {
    kind: 'pickContact',
    rules: ['OR-CON-01'],
    from: (t, { contact }, { seat }) => matchingPlaces(t, seat, faceDown(contact)),
    option: (_, __, ___, place) => placeOption(place),
  },
  run(t, { contact }, context, language, [place]) {
    if (place === undefined || turnUpContact(t, context.seat, place)) return
    // Turning up the contact removed it: another one is turned up instead.
    const again = { op: 'revealContact', contact } as const
    if (language.legal(t, again, context) === null) language.run(t, again, context)
  },
  words: {
    en: ({ contact }, mood) => you(mood, `reveal 1 ${contactText('en', faceDown(contact))}`),
    pl: ({ contact }, mood) => `${revealPl(mood)} 1 ${contactText('pl', faceDown(contact))}`,
  },
  hint: () => worth.look,
}
