import { isUnderWay } from '@kantyna/kernel'
import { shufflePl, you } from '../../../words/cards/effect-words.ts'
import { aiTurnFrame } from '../../ai/turn.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

/** The card is shuffled into the deck when the turn is over, because the AI player reads it until then (OR-R-22). */
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
