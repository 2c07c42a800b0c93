import { marketDecks } from '../../../../outer-rim/content/names.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import type { Operations } from '../../../../outer-rim/rules/effects/vocabulary.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { discardTop, topOf } from '../../../../outer-rim/rules/market/decks.ts'
import { NONE } from '../../../../outer-rim/rules/pieces.ts'
import { gainCredits } from '../../../../outer-rim/rules/resources/credits.ts'
import { ofDeck } from '../../../../outer-rim/words/cards/card-terms.ts'
import { creditCount, discardPl, gainPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'

/** UB-AIX-08, UB-AIX-09: it is not a purchase, so it needs no planet, and no symbols of the next card are resolved. */
export const aiDiscardTop: Operations['aiDiscardTop'] = {
  legal: (t, { deck }) =>
    topOf(t, marketDecks.indexOf(deck)) === NONE ? refuse('OR-GAP-39', 'emptyDeck') : null,
  run(t, { deck, credits }, { seat }) {
    discardTop(t, seat, marketDecks.indexOf(deck))
    gainCredits(t, seat, credits)
  },
  words: {
    en: ({ deck, credits }, mood) =>
      `${you(mood, `discard the top card of ${ofDeck.en[deck]}`)} and gain ${creditCount('en', credits)}`,
    pl: ({ deck, credits }, mood) =>
      `${discardPl(mood)} wierzchnią kartę ${ofDeck.pl[deck]} i ${gainPl(mood)} ${creditCount('pl', credits)}`,
  },
  hint: (_, { credits }) => credits * worth.credit,
}
