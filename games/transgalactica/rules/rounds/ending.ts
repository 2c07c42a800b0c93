import {
  answerOf,
  ask,
  at,
  decisionKind,
  endGame,
  type Frame,
  numberAt,
  remove,
  routine,
  type Score,
  type Seat,
  seatsWithMost,
} from '@kantyna/kernel'
import { goals } from '../../content/goals.ts'
import { CREDITS, sources } from '../../content/names.ts'
import { technologies } from '../../content/technologies.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { has, pointsOf, resourcesOf, score } from '../costs/hold.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { goalIndex } from '../pieces.ts'
import { hasMarked } from '../technologies/technologies.ts'
import { scoredBy, technologyScore } from './goals.ts'

/** GC-END-04. */
const RESOURCES_A_POINT = 3

/** GC-GOL-01, GC-END-02: all seats choose one of two goals, in secret and at once. The other one is never shown. */
export const chooseGoal = decisionKind<Galaxy>({
  name: 'chooseGoal',
  shape: 'one',
  rules: ['GC-GOL-01', 'GC-ORG-79'],
  list: (t, seat) => at(t.goals, seat).slice(),
  option(t, seat, goal) {
    const { points, units } = scoredBy(t, seat, goal)
    return {
      id: at(goals, goalIndex(goal)).id,
      touches: [`goal:${goal}`],
      facts: { goal, points, more: technologyPoints(t, seat, units) },
    }
  },
})

/** What all marked cards score at the end; some of it depends on the goal (GC-TCH-12). */
function technologyPoints(t: Galaxy, seat: Seat, goalUnits: number): number {
  let total = 0
  for (let card = 0; card < technologies.length; card++)
    if (hasMarked(t, seat, card)) total += technologyScore(t, seat, card, goalUnits)
  return total
}

export const ending = routine<Galaxy, Frame>('ending')('shown', {
  ask(t) {
    for (const seat of t.priority) ask(t, chooseGoal, seat)
  },
  finish(t) {
    for (const seat of t.priority) scoreSeat(t, seat, numberAt(answerOf(t, seat), 0))
    const scores = t.ledger.map((points, seat): Score => {
      const bySource: Record<string, number> = { ...NO_POINTS }
      for (let index = 0; index < sources.length; index++)
        if (points[index] !== 0) bySource[at(sources, index)] = numberAt(points, index)
      return { seat, sources: bySource, total: pointsOf(t, seat) }
    })
    // GC-END-06, GC-END-07: equal totals win together.
    const winners = seatsWithMost(
      scores.map(({ seat }) => seat),
      (seat) => at(scores, seat).total,
    )
    endGame(t, { winners, scores })
  },
})

const NO_POINTS: Readonly<Record<string, number>> = Object.fromEntries(sources.map((source) => [source, 0]))

export function endingFrame(): Frame {
  return { routine: 'ending', stage: 0 }
}

function scoreSeat(t: Galaxy, seat: Seat, goal: number): void {
  const { points, units } = scoredBy(t, seat, goal)
  remove(at(t.goals, seat), goal)
  at(t.scoredGoals, seat).push(goal)
  emitEvent(t, { type: 'scoredGoal', seat, goal, points })
  score(t, seat, 'goal', points, goal)
  if (numberAt(t.marked, seat) !== 0)
    for (let card = 0; card < technologies.length; card++)
      if (hasMarked(t, seat, card))
        score(t, seat, 'technologies', technologyScore(t, seat, card, units), FIRST_TECHNOLOGY + card)
  score(t, seat, 'credits', has(t, seat, CREDITS)) // GC-END-03
  score(t, seat, 'resources', Math.floor(resourcesOf(t, seat) / RESOURCES_A_POINT)) // GC-END-04, GC-GOL-04
}
