import type { Operations } from '../../../../outer-rim/rules/effects/vocabulary.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { moveSelfPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { refusalOfPursuit, startPursuit } from '../../ai/pursuing.ts'

/** UB-AIB-07, UB-FACT-74. */
export const aiPursue: Operations['aiPursue'] = {
  legal: (t, _, { seat }) => refusalOfPursuit(t, seat),
  run(t, _, { seat }) {
    startPursuit(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'move towards a bounty target (character, crew member or contact)'),
    pl: (_, mood) => `${moveSelfPl(mood)} w stronę celu zlecenia (postaci, członka załogi lub kontaktu)`,
  },
  hint: () => worth.space,
}
