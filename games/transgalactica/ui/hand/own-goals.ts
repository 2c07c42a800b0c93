import { at } from '@kantyna/kernel'
import { scoredBy } from '../../rules/rounds/goals.ts'
import type { GalaxyView } from '../view.ts'

/** The viewer's own goals. A viewer sees only the number of another seat's goals. */
export function ownGoals(view: GalaxyView): readonly number[] {
  const held = view.seat === null ? 0 : at(view.goals, view.seat)
  return typeof held === 'number' ? [] : held.filter((goal) => goal >= 0)
}

/** What a goal would score if the game ended now. */
export function pointsNow(view: GalaxyView, goal: number): number {
  return view.seat === null ? 0 : scoredBy(view, view.seat, goal).points
}
