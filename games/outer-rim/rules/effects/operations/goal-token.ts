import { putPl, you } from '../../../words/cards/effect-words.ts'
import { isCharacter, isShip } from '../../pieces.ts'
import { addGoalToken } from '../../reputation/goals.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-GOAL-07. */
export const goalToken: Operations['goalToken'] = {
  legal: (_, __, { source }) =>
    source !== undefined && (isCharacter(source) || isShip(source)) ? null : refuse('OR-GOAL-07', 'noGoal'),
  run(t, _, { seat, source }) {
    if (source !== undefined) addGoalToken(t, seat, source)
  },
  words: {
    en: (_, mood) => you(mood, 'put 1 goal token on this card'),
    pl: (_, mood) => `${putPl(mood)} na tej karcie 1 żeton celu`,
  },
  hint: () => worth.fame / 3,
}
