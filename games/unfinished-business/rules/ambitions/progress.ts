import { at, type Refusal, type Seat } from '@kantyna/kernel'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import type { Ambition, GoalMark } from '../../content/card.ts'
import { isAt, spacesMeant } from './destinations.ts'
import { isComplete, isFinalOpen, isOpen, whyClosed, whyUnmet } from './goals.ts'
import { ambitionOf, sheetOf, sourceOfSheet } from './sheets.ts'

/** How far a seat is, for whoever shows it: everything of it lies open. */
export interface AmbitionProgress {
  readonly sheet: number
  /** The number under which it is a source of abilities and a thing that can be touched. */
  readonly source: number
  readonly ambition: Ambition
  readonly goals: readonly GoalProgress[]
  readonly isFinalOpen: boolean
}

export interface GoalProgress {
  readonly index: number
  readonly mark: GoalMark
  readonly isComplete: boolean
  /** It can be completed now, as far as fame and other goals go. */
  readonly isOpen: boolean
  /** Spaces that it can be completed in as things stand; none where it is not bound to a place, or nowhere now. */
  readonly spaces: readonly number[]
  /** What is missing, in the words of blocked options: an earlier goal, fame, each part of a condition, the place. */
  readonly missing: readonly Refusal[]
}

export function ambitionProgress(t: Rim, seat: Seat): AmbitionProgress | null {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return null
  const sheet = sheetOf(t, seat)
  return {
    sheet,
    source: sourceOfSheet(t, sheet),
    ambition,
    goals: ambition.goals.map((_, index) => goalProgress(t, seat, ambition, index)),
    isFinalOpen: isFinalOpen(t, seat),
  }
}

function goalProgress(t: Rim, seat: Seat, ambition: Ambition, index: number): GoalProgress {
  const { mark, at: place } = at(ambition.goals, index)
  const isDone = isComplete(t, seat, index)
  const closed = isDone ? null : whyClosed(t, seat, index)
  const away: Refusal[] =
    isDone || place === undefined || isAt(t, seat, place)
      ? []
      : [{ rule: 'UB-AMB-31', reason: 'notAtGoal', facts: { sheet: sheetOf(t, seat), goal: index } }]
  return {
    index,
    mark,
    isComplete: isDone,
    isOpen: isOpen(t, seat, index),
    spaces: place === undefined ? [] : spacesMeant(t, place),
    missing: isDone ? [] : [...(closed === null ? [] : [closed]), ...whyUnmet(t, seat, index), ...away],
  }
}
