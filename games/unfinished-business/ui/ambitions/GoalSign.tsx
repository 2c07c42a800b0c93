import type { GoalMark } from '../../content/card.ts'
import { goalMarks } from '../../words/cards/ambition-text.ts'
import type { GoalState } from './goal-states.ts'
import './ambitions.css'

/** A goal's mark in a ring: full when it is complete, struck out when it is lost. */
export function GoalSign({ mark, state }: { readonly mark: GoalMark; readonly state: GoalState }) {
  return (
    <span className="ub-goal-sign" data-state={state} aria-hidden="true">
      {goalMarks[mark]}
    </span>
  )
}
