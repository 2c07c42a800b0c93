import { performPl, you } from '../../../words/cards/effect-words.ts'
import { startMarketAction } from '../../market/market.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** A market action in addition to the one of the action phase, which it does not use up. */
export const marketAction: Operations['marketAction'] = {
  legal: () => null,
  run(t, _, { seat }) {
    startMarketAction(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'take a market action'),
    pl: (_, mood) => `${performPl(mood)} akcję handlu`,
  },
  hint: () => worth.look,
}
