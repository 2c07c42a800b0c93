import { call } from '@kantyna/kernel'
import { collectPl, you } from '../../../words/cards/effect-words.ts'
import { collectFrame, collectRefusal } from '../../production/production.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-PRO-02, GC-TCH-07: collects resources as in the production action. */
export const collect: Operations['collect'] = {
  legal: (t, _, { seat }) => collectRefusal(t, seat),
  run: (t, _, { seat }) => call(t, collectFrame(seat)),
  words: {
    en: (_, mood) => you(mood, 'collect resources as in the production action'),
    pl: (_, mood) => `${collectPl(mood)} zasoby jak w akcji produkcji`,
  },
  hint: () => 2 * worth.any,
}
