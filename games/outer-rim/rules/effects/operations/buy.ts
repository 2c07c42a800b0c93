import { type MarketDeck, marketDecks } from '../../../content/names.ts'
import { anyOfDecks } from '../../../words/cards/card-terms.ts'
import { buyPl, creditCount, ofCreditCount, you } from '../../../words/cards/effect-words.ts'
import { topOf } from '../../market/decks.ts'
import { buyFrom, refusalOf } from '../../market/purchase.ts'
import { NONE } from '../../pieces.ts'
import type { Rim } from '../../rim.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const indices = (decks: readonly MarketDeck[]) => decks.map((deck) => marketDecks.indexOf(deck))

function canBuyAny(t: Rim, seat: number, decks: readonly MarketDeck[], discount: number): boolean {
  return indices(decks).some((deck) => {
    const card = topOf(t, deck)
    return card !== NONE && refusalOf(t, seat, card, discount) === null
  })
}

/** Follows all rules of buying, with trade-in (OR-TIN-08); a discount lowers the cost (OR-CRED-02). */
export const buy: Operations['buy'] = {
  legal: (t, { decks, discount = 0 }, { seat }) =>
    canBuyAny(t, seat, decks, discount) ? null : refuse('OR-MKT-07', 'nothingToBuy'),
  run(t, { decks, discount = 0 }, { seat }) {
    buyFrom(t, seat, indices(decks), discount)
  },
  words: {
    en({ decks, discount }, mood) {
      const what = `buy the top card of ${anyOfDecks('en', decks)}`
      return you(mood, discount === undefined ? what : `${what} for ${creditCount('en', discount)} less`)
    },
    pl({ decks, discount }, mood) {
      const what = `${buyPl(mood)} wierzchnią kartę ${anyOfDecks('pl', decks)}`
      return discount === undefined ? what : `${what} ze zniżką ${ofCreditCount('pl', discount)}`
    },
  },
  hint: (_, { discount = 0 }) => worth.look + discount * worth.credit,
}
