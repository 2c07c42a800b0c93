import { call } from '@kantyna/kernel'
import { markPl, you } from '../../../words/cards/effect-words.ts'
import { markFrame, markRefusal } from '../../technologies/technology-cards.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-TEC-02, GC-ORG-11. */
export const mark: Operations['mark'] = {
  legal: (t, _, { seat }) => markRefusal(t, seat),
  run: (t, _, { seat, from }) => call(t, markFrame(seat, from)),
  words: {
    en: (_, mood) => you(mood, 'mark 1 accessible technology card'),
    pl: (_, mood) => `${markPl(mood)} 1 dostępną kartę technologii`,
  },
  hint: () => worth.technology,
}
