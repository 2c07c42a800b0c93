import { isUnderWay, type Refusal, type Seat, scopeOf } from '@kantyna/kernel'
import type { RimContext } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import type { GoalFrame } from './encounters.ts'
import { isOpen, whyClosed } from './goals.ts'
import { ambitionOf, sheetOf, sourceOfSheet } from './sheets.ts'

/**
 * The goal that an effect is about. During a goal encounter, it is that encounter's goal. Otherwise it is the open goal
 * with an action or encounter on the sheet that the effect is printed on. NONE if there is none.
 */
export function goalInQuestion(t: Rim, { seat, source }: RimContext): number {
  if (isUnderWay(t, 'goalEncounter')) {
    const frame = scopeOf(t, 'goalEncounter') as GoalFrame // the frame of that routine
    return frame.seat === seat ? frame.goal : NONE
  }
  const ambition = ambitionOf(t, seat)
  if (ambition === null || source !== sourceOfSheet(t, sheetOf(t, seat))) return NONE
  const openBy = (ability: 'action' | 'encounter') =>
    ambition.goals.findIndex(({ by }, index) => ability in by && isOpen(t, seat, index))
  const byAction = openBy('action')
  return byAction === NONE ? openBy('encounter') : byAction
}

export function whyNotCompleted(t: Rim, seat: Seat, goal: number): Refusal | null {
  if (goal === NONE) return { rule: 'UB-AMB-35', reason: 'noGoalHere' }
  if (isOpen(t, seat, goal)) return null
  return whyClosed(t, seat, goal) ?? { rule: 'UB-AMB-35', reason: 'goalIsDone' }
}
