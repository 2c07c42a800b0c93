import { NONE } from '../../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../../outer-rim/rules/rim.ts'
import { settle } from '../../../../outer-rim/rules/settling.ts'
import { whyNotCompleted } from '../../ambitions/goal-in-question.ts'
import { completeGoal } from '../../ambitions/goals.ts'
import { ambitionOf, finalGoalOf } from '../../ambitions/sheets.ts'
import { HINT, VICTORY } from '../../ambitions/worth.ts'
import type { AddedOperations } from '../vocabulary.ts'

const winPl = { imperative: 'wygrywasz grę', infinitive: 'wygrać grę', indicative: 'wygrywasz grę' } as const

function finalOf(t: Rim, seat: number): number {
  const ambition = ambitionOf(t, seat)
  return ambition === null ? NONE : finalGoalOf(ambition)
}

/**
 * UB-AMB-27, UB-AMB-28, UB-AMB-37, G-41, G-42: completes the final goal if the player has the fame and all other goals
 * at this moment. That wins the game.
 */
export const winTheGame: AddedOperations['winTheGame'] = {
  legal: (t, _, { seat }) => whyNotCompleted(t, seat, finalOf(t, seat)),
  run(t, _, { seat }) {
    if (completeGoal(t, seat, finalOf(t, seat))) settle(t)
  },
  words: {
    en: (_, mood) => (mood === 'infinitive' ? 'win the game' : 'you win the game'),
    pl: (_, mood) => winPl[mood],
  },
  hint: () => HINT * VICTORY,
}
