import {
  answerOf,
  ask,
  at,
  decisionKind,
  endGame,
  type Frame,
  remove,
  routine,
  type Score,
  type Seat,
  seatsWithMost,
} from '../../../index.ts'
import { type Galaxy, score, sources } from './table.ts'

/** The end: everybody scores one of two goals, in secret and at once; the other one is never shown (GOL-01 to GOL-04). */

const goalCounts: readonly ((t: Galaxy, seat: Seat) => number)[] = [
  (t, seat) => at(t.ore, seat),
  (t, seat) => at(t.coins, seat),
  (t, seat) => at(t.track, seat),
  (t, seat) => 2 * at(t.tokens, seat).length,
  (t, seat) => at(t.workers, seat),
  (t, seat) => (at(t.ore, seat) > at(t.coins, seat) ? 3 : 0),
  (t, seat) => (at(t.track, seat) === Math.max(...t.track) ? 3 : 0),
]

export const chooseGoal = decisionKind<Galaxy>({
  name: 'goal',
  shape: 'one',
  rules: ['GOL-01'],
  list: (t, seat) => at(t.goals, seat).slice(),
  option: (t, seat, goal) => ({
    id: `goal-${goal}`,
    touches: [`goal:${goal}`],
    facts: { points: at(goalCounts, goal)(t, seat) },
  }),
})

export const ending = routine<Galaxy, Frame>('ending')('shown', {
  ask(t) {
    for (const seat of t.priority) ask(t, chooseGoal, seat)
  },
  finish(t) {
    const chosen = t.priority.map((seat) => ({ seat, goal: at(answerOf(t, seat), 0) }))
    for (const { seat, goal } of chosen) {
      remove(at(t.goals, seat), goal)
      at(t.scoredGoals, seat).push(goal)
      score(t, seat, 'goals', at(goalCounts, goal)(t, seat))
    }
    const scores = t.ledger.map((points, seat): Score => {
      const bySource = Object.fromEntries(sources.map((source, index) => [source, at(points, index)]))
      return { seat, sources: bySource, total: points.reduce((sum, each) => sum + each, 0) }
    })
    // Nothing decides between equal totals: they win together (END-07).
    const winners = seatsWithMost(
      scores.map(({ seat }) => seat),
      (seat) => at(scores, seat).total,
    )
    endGame(t, { winners, scores })
  },
})
