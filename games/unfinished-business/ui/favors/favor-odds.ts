import type { Seat } from '@kantyna/kernel'
import { testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import type { CombatFrame } from '../../../outer-rim/rules/frames.ts'
import { combatChanceOf, testChance } from '../../../outer-rim/ui/combat/odds.ts'
import { contestOf, type RimView } from '../../../outer-rim/ui/view.ts'
import { adviceIn, STRATEGY } from '../../rules/favors/kinds.ts'

/** The effect of a favor on a seat's next roll. */
export interface FavorOdds {
  /** The favor with that effect. */
  readonly code: number
  /** In percent. */
  readonly before: number
  readonly after: number
}

const percent = (chance: number) => Math.round(chance * 100)

/** Null if the seat is not about to roll. */
export function favorOdds(view: RimView, seat: Seat): FavorOdds | null {
  const contest = contestOf(view)
  if (contest === null) return null
  if (contest.routine === 'test') {
    if (contest.seat !== seat || contest.moment !== 'before') return null
    const level = testLevel.of(view, contest)
    return {
      code: adviceIn(contest.skill),
      before: percent(testChance(level)),
      after: percent(testChance(level + 1)),
    }
  }
  if (contest.routine !== 'combat') return null
  const { sides, moment, rolling } = contest
  const side = sides.findIndex((each) => each.seat === seat)
  if (side < 0 || rolling !== 0 || (moment !== 'start' && moment !== 'value')) return null
  const isAttacker = side === 0
  return {
    code: STRATEGY,
    before: percent(chanceWith(view, contest, isAttacker, 0)),
    after: percent(chanceWith(view, contest, isAttacker, 1)),
  }
}

/** The chance that a side wins with `more` extra dice. */
function chanceWith(view: RimView, combat: CombatFrame, isAttacker: boolean, more: number): number {
  const won = combatChanceOf(view, combat, isAttacker ? [more, 0] : [0, more])
  return isAttacker ? won : 1 - won
}
