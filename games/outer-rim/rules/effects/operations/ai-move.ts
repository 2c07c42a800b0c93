import { moveSelfPl, you } from '../../../words/cards/effect-words.ts'
import { canAiMove, startAiMove } from '../../ai/moving.ts'
import { rulesOf } from '../../composition.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const aiMove: Operations['aiMove'] = {
  legal(t, _, { seat }) {
    if (canAiMove(t, seat)) return null
    return rulesOf(t).ai.tokens(t, seat).length === 0
      ? refuse('OR-GAP-45', 'noGoal')
      : refuse('OR-AIMOVE-03', 'onGoal')
  },
  run(t, _, { seat }) {
    startAiMove(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'move towards the nearest goal token'),
    pl: (_, mood) => `${moveSelfPl(mood)} w stronę najbliższego żetonu celu`,
  },
  hint: () => worth.space,
}
