import { you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { goalInQuestion, whyNotCompleted } from '../../ambitions/goal-in-question.ts'
import { completeGoal as complete } from '../../ambitions/goals.ts'
import { goalWorth, HINT } from '../../ambitions/worth.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-AMB-35. */
export const completeGoal: AddedOperations['completeGoal'] = {
  legal: (t, _, context) => whyNotCompleted(t, context.seat, goalInQuestion(t, context)),
  run(t, _, context) {
    complete(t, context.seat, goalInQuestion(t, context))
  },
  words: {
    en: (_, mood) => you(mood, 'complete this goal'),
    pl: (_, mood) =>
      `${{ imperative: 'zrealizuj', infinitive: 'zrealizować', indicative: 'realizujesz' }[mood]} ten cel`,
  },
  hint: (t, _, { seat }) => HINT * goalWorth(t, seat),
}
