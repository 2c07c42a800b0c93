import { at, numberIn } from '@kantyna/kernel'
import { marketDecks } from '../../../../outer-rim/content/names.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { marketPile } from '../../../../outer-rim/rules/reads.ts'
import { creditCount, listed, orIn } from '../../../../outer-rim/words/cards/effect-words.ts'
import { startShipOrder } from '../../market/ship-order.ts'
import type { AddedOperations } from '../vocabulary.ts'

const shipDeck = marketDecks.indexOf('ship')

/** "5,000, 10,000 or 25,000 credits": only the last number has the noun. */
function costsText(lang: 'en' | 'pl', costs: readonly number[]): string {
  const bare = costs.slice(0, -1).map((cost) => numberIn(lang, cost))
  return listed([...bare, creditCount(lang, at(costs, costs.length - 1))], orIn[lang])
}

/** UB-FACT-40, G-81. */
export const buyShipOfCost: AddedOperations['buyShipOfCost'] = {
  legal: (t) => (marketPile(t, shipDeck).length > 0 ? null : refuse('OR-GAP-39', 'emptyDeck')),
  run(t, { costs }, { seat }) {
    startShipOrder(t, seat, shipDeck, costs)
  },
  words: {
    en: ({ costs }, mood) =>
      `${mood === 'indicative' ? 'you name' : 'name'} a cost of ${costsText('en', costs)}, shuffle the ship deck and reveal its cards until one has that cost; you may buy it, then shuffle the deck`,
    pl: ({ costs }, mood) =>
      `${{ imperative: 'wskaż', infinitive: 'wskazać', indicative: 'wskazujesz' }[mood]} koszt ${costsText('pl', costs)}, ${{ imperative: 'potasuj', infinitive: 'potasować', indicative: 'tasujesz' }[mood]} talię statków i ${{ imperative: 'odkrywaj', infinitive: 'odkrywać', indicative: 'odkrywasz' }[mood]} jej karty, aż trafi się jedna o tym koszcie; możesz ją kupić, a następnie potasuj talię`,
  },
  hint: () => worth.look,
}
