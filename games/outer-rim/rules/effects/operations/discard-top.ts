import { marketDecks } from '../../../content/names.ts'
import { anyOfDecks } from '../../../words/cards/card-terms.ts'
import { discardPl, you } from '../../../words/cards/effect-words.ts'
import { discardTop as discardTopOf, topOf } from '../../market/decks.ts'
import { NONE } from '../../pieces.ts'
import type { Rim } from '../../rim.ts'
import { deckOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

const decksWithCards = (t: Rim, decks: readonly (typeof marketDecks)[number][]) =>
  decks.map((deck) => marketDecks.indexOf(deck)).filter((deck) => topOf(t, deck) !== NONE)

/** OR-MKT-03; no patrol moves (OR-PMOVE-02). */
export const discardTop: Operations['discardTop'] = {
  legal: (t, { decks }) => (decksWithCards(t, decks).length > 0 ? null : refuse('OR-GAP-39', 'emptyDeck')),
  picks: {
    kind: 'pickDeck',
    rules: ['OR-MKT-03'],
    from: (t, { decks }) => decksWithCards(t, decks),
    option: (_, __, ___, deck) => deckOption(deck),
  },
  run(t, _, { seat }, __, [deck]) {
    if (deck !== undefined) discardTopOf(t, seat, deck)
  },
  words: {
    en: ({ decks }, mood) => you(mood, `discard the top card of ${anyOfDecks('en', decks)}`),
    pl: ({ decks }, mood) => `${discardPl(mood)} wierzchnią kartę ${anyOfDecks('pl', decks)}`,
  },
  hint: () => 0,
}
