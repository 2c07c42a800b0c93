import { discardPl, you } from '../../../words/cards/effect-words.ts'
import { discardContact as discardToken } from '../../contacts/contacts.ts'
import { NONE } from '../../pieces.ts'
import { contactInQuestion } from '../contact-in-question.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

export const discardContact: Operations['discardContact'] = {
  legal: (t, _, context) => (contactInQuestion(t, context) === NONE ? refuse('OR-CON-08', 'notHere') : null),
  run(t, _, context) {
    const contact = contactInQuestion(t, context)
    if (contact !== NONE) discardToken(t, contact)
  },
  words: {
    en: (_, mood) => you(mood, 'discard this contact’s token'),
    pl: (_, mood) => `${discardPl(mood)} żeton tego kontaktu`,
  },
  hint: () => 0,
}
