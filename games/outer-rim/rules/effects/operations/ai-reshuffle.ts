import { isUnderWay } from '@kantyna/kernel'
import { shufflePl, you } from '../../../words/cards/effect-words.ts'
import { aiTurnFrame } from '../../ai/turn.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

/** When its turn is over: until then the card is read (OR-R-22). */
export const aiReshuffle: Operations['aiReshuffle'] = {
  legal: (t) => (isUnderWay(t, 'aiTurn') ? null : refuse('OR-AIFLOW-07', 'notItsTurn')),
  run(t) {
    aiTurnFrame(t).isReshuffled = true
  },
  words: {
    en: (_, mood) => you(mood, 'shuffle this card into the AI deck at the end of the turn'),
    pl: (_, mood) => `${shufflePl(mood)} tę kartę do talii SI na koniec tury`,
  },
  hint: () => 0,
}
