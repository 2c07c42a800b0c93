import { playPl, you } from '../../../words/cards/effect-words.ts'
import { gainExtraTurn } from '../../turn/turn.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-MAEL-05, OR-MAEL-06; not during an extra turn (OR-MAEL-07). */
export const extraTurn: Operations['extraTurn'] = {
  legal: (t, _, { seat }) => {
    if (t.active !== seat) return refuse('OR-MAEL-06', 'notYourTurn')
    return t.hasExtraTurn ? refuse('OR-MAEL-07', 'alreadyGained') : null
  },
  run(t) {
    gainExtraTurn(t)
  },
  words: {
    en: (_, mood) => you(mood, 'take an extra turn after this one'),
    pl: (_, mood) => `${playPl(mood)} po tej turze dodatkową turę`,
  },
  hint: (t) => (t.isExtraTurn ? 0 : worth.turn),
}
