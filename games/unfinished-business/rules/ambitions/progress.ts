import { at, type Refusal, type Seat } from '@kantyna/kernel'
import type { PublicRimWithContacts } from '../../../outer-rim/rules/rim.ts'
import type { Ambition, GoalMark } from '../../content/card.ts'
import { isAt, spacesOfDestination } from './destinations.ts'
import { isComplete, isFinalOpen, isOpen, whyClosed, whyUnmet } from './goals.ts'
import { ambitionOf, sheetOf, sourceOfSheet } from './sheets.ts'

/** How far a seat is with its goals, for drawings and words. All of it is public. */
export interface AmbitionProgress {
  readonly sheet: number
  /** Its number as a source of abilities and as a thing that can be touched. */
  readonly source: number
  readonly ambition: Ambition
  readonly goals: readonly GoalProgress[]
  readonly isFinalOpen: boolean
}

export interface GoalProgress {
  readonly index: number
  readonly mark: GoalMark
  readonly isComplete: boolean
  /** Fame and other goals allow completing it now. */
  readonly isOpen: boolean
  /** The spaces in which it can be completed now. Empty if it has no place, or if that place is not on the map now. */
  readonly spaces: readonly number[]
  /** What is missing, worded like blocked options: an earlier goal, fame, each part of a condition, the place. */
  readonly missing: readonly Refusal[]
}

export function ambitionProgress(t: PublicRimWithContacts, seat: Seat): AmbitionProgress | null {
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

function goalProgress(t: PublicRimWithContacts, seat: Seat, ambition: Ambition, index: number): GoalProgress {
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
    spaces: place === undefined ? [] : spacesOfDestination(t, place),
    missing: isDone ? [] : [...(closed === null ? [] : [closed]), ...whyUnmet(t, seat, index), ...away],
  }
}
