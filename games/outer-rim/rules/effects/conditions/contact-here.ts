import { matchingPlaces } from '../matching-places.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

const sides = {
  en: { up: 'a faceup contact', down: 'a facedown contact', either: 'a contact' },
  pl: { up: 'odkryty kontakt', down: 'zakryty kontakt', either: 'kontakt' },
} as const
const none = {
  en: { up: 'no faceup contact', down: 'no facedown contact', either: 'no contact' },
  pl: { up: 'odkrytego kontaktu', down: 'zakrytego kontaktu', either: 'kontaktu' },
} as const

/** OR-CON-08, OR-CON-09. */
export const contactHere: Conditions['contactHere'] = {
  legal: (t, { side }, { seat }) =>
    matchingPlaces(t, seat, { where: 'here', side }).length > 0 ? null : refuse('OR-CON-09', 'noContactHere'),
  words: {
    en: ({ side }) => `there is ${sides.en[side]} on your planet`,
    pl: ({ side }) => `na twojej planecie jest ${sides.pl[side]}`,
  },
  negated: {
    en: ({ side }) => `there is ${none.en[side]} on your planet`,
    pl: ({ side }) => `na twojej planecie nie ma ${none.pl[side]}`,
  },
}
