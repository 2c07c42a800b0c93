import type { Seat } from '@kantyna/kernel'
import { assert } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { abilityWindow } from '../abilities/use-window.ts'
import { rulesOf } from '../composition.ts'
import type { CombatFrame } from '../frames.ts'
import type { Rim } from '../rim.ts'
import { facesOf } from './dice.ts'
import { currentCombat } from './dice-pools.ts'

/** The windows of a combat: one at its start, and three for each roll: before it, for rerolls and for results. */

const ownTimings = { value: 'ownValue', reroll: 'ownReroll', result: 'ownResult' } as const
const enemyTimings = { value: 'enemyValue', reroll: 'enemyReroll', result: 'enemyResult' } as const

function timingOf(t: Rim, seat: Seat): Timing {
  const combat = currentCombat(t)
  assert(combat !== null && combat.moment !== 'over', 'no combat is fought')
  const { moment, sides, rolling } = combat
  if (moment === 'start') return 'combatStart'
  return sides[rolling].seat === seat ? ownTimings[moment] : enemyTimings[moment]
}

const inCombat = abilityWindow({
  name: 'combatWindow',
  kindName: 'useInCombat',
  rules: ['OR-CSTEP-03', 'OR-CSTEP-04', 'OR-CSTEP-07', 'OR-CSTEP-09', 'OR-CSTEP-10', 'OR-CAB-05'],
  timingOf,
  tells(t, seat) {
    const combat = currentCombat(t)
    if (combat === null) return {}
    const { moment, sides, rolling, pools } = combat
    return {
      moment,
      isOwn: sides[rolling].seat === seat,
      faces: facesOf(pools[rolling].filter(({ isCancelled }) => isCancelled !== true)),
      ...rulesOf(t).encounter.factsBeforeDice(t, seat),
    }
  },
  isPause(t, seat) {
    const combat = currentCombat(t)
    return combat?.pauses !== undefined && isBeforeDice(combat) && combat.pauses.includes(seat)
  },
})

/** Right before the first dice of a combat (OR-CSTEP-03). */
function isBeforeDice({ moment, rolling }: CombatFrame): boolean {
  return moment === 'value' && rolling === 0
}

/**
 * The seat that rolls comes first, then the other (OR-CSTEP-03, OR-CSTEP-04, OR-CSTEP-07, OR-CSTEP-09, OR-CSTEP-10). An
 * enemy without a seat uses nothing, and the player who rolls its dice uses nothing for it (OR-CSTEP-11, OR-CAB-09,
 * OR-EX-13).
 */
export function offerAbilities(t: Rim, { sides, rolling }: CombatFrame): void {
  const roller = sides[rolling].seat
  const other = sides[rolling === 0 ? 1 : 0].seat
  if (roller !== null && other !== null) inCombat.open(t, [roller, other])
  else if (roller !== null) inCombat.open(t, [roller])
  else if (other !== null) inCombat.open(t, [other])
}

export const combatWindowRoutine = inCombat.routine
export const combatWindowKind = inCombat.kind
