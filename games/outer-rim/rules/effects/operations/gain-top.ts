import { marketDecks } from '../../../content/names.ts'
import { ofDeck } from '../../../words/cards/card-terms.ts'
import { getPl, you } from '../../../words/cards/effect-words.ts'
import { topOf } from '../../market/decks.ts'
import { NONE } from '../../pieces.ts'
import { marketCard } from '../../tables.ts'
import { startGainingTop } from '../procedures.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CRED-03: for free. Ships and offer cards cannot be gained this way: they are only bought. */
export const gainTop: Operations['gainTop'] = {
  legal(t, { deck }) {
    const card = topOf(t, marketDecks.indexOf(deck))
    if (card === NONE) return refuse('OR-GAP-39', 'emptyDeck')
    return 'resource' in marketCard(t, card) ? null : refuse('OR-RES-01', 'noResource')
  },
  run(t, { deck }, { seat }) {
    startGainingTop(t, seat, marketDecks.indexOf(deck))
  },
  words: {
    en: ({ deck }, mood) => you(mood, `gain the top card of ${ofDeck.en[deck]}`),
    pl: ({ deck }, mood) => `${getPl(mood)} wierzchnią kartę ${ofDeck.pl[deck]}`,
  },
  hint: () => worth.card,
}
