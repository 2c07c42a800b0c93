import { buyPl, creditCount, ofCreditCount, sheetCount, you } from '../../../words/cards/effect-words.ts'
import { startUsedShip } from '../../market/used-ship.ts'
import { NONE } from '../../pieces.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-TIN-14. */
export const buyUsedShip: Operations['buyUsedShip'] = {
  legal: (t) => (t.shipPool.length > 0 ? null : refuse('OR-TIN-14', 'noShip')),
  run(t, { choices, discount }, { seat, source }) {
    startUsedShip(t, seat, choices, discount, source ?? NONE)
  },
  words: {
    en: ({ choices, discount }, mood) =>
      you(
        mood,
        `look at ${sheetCount('en', choices)} drawn at random from the ship pool; you may buy 1 of them for ${creditCount('en', discount)} less, using trade-in`,
      ),
    pl: ({ choices, discount }, mood) =>
      `${{ imperative: 'odkryj', infinitive: 'odkryć', indicative: 'odkrywasz' }[mood]} ${sheetCount('pl', choices)} z puli statków; możesz ${buyPl('infinitive')} 1 z nich ze zniżką ${ofCreditCount('pl', discount)} i zniżką barterową`,
  },
  hint: () => worth.look,
}
