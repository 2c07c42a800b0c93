import { revealPl, you } from '../../../words/cards/effect-words.ts'
import { faceDownContactHere } from '../../ai/crew.ts'
import { turnUpContact } from '../../contacts/contacts.ts'
import { NONE } from '../../pieces.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-AICREW-06, OR-AICREW-08. */
export const aiRevealContact: Operations['aiRevealContact'] = {
  legal: (t, _, { seat }) =>
    faceDownContactHere(t, seat) === NONE ? refuse('OR-AICREW-06', 'noFaceDownContact') : null,
  run(t, _, { seat }) {
    let place = faceDownContactHere(t, seat)
    // If turning up a contact removes it, the next one follows.
    while (place !== NONE && !turnUpContact(t, seat, place)) place = faceDownContactHere(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'reveal the facedown contact of the lowest rank on its planet'),
    pl: (_, mood) => `${revealPl(mood)} zakryty kontakt o najniższej randze na swojej planecie`,
  },
  hint: () => worth.look,
}
