import { at, type Facts, type Frame, type Seat } from '@kantyna/kernel'
import { testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import type { CombatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { unfinished } from '../setup/table.ts'
import { canGrant, hasFavors, mayReceive, others, testAhead } from './asking.ts'
import { dropFavorOffers } from './granting.ts'
import { adviceIn } from './kinds.ts'

/**
 * A pause before dice, in which players can still ask for a favor (UB-FAV-02 to UB-FAV-04). The seat that is about to
 * roll is asked to roll, which gives it time to bargain. There is a pause only if public facts show that a favor could
 * change the roll. It lasts until the seat rolls, even if a favor is granted meanwhile. Rolling drops open requests
 * (UB-R-62).
 */

/** A third level of a skill adds nothing (OR-TEST-05). */
const HIGHLY_SKILLED = 2

function wouldAdviceHelp(t: Rim, test: TestFrame): boolean {
  const { seat, skill } = test
  if (!mayReceive(t, seat) || testLevel.of(t, test) >= HIGHLY_SKILLED) return false
  return others(t, seat).some((other) => canGrant(t, other, adviceIn(skill)))
}

export function pauseBeforeTest(t: Rim, frame: Frame): undefined {
  const test = frame as TestFrame // changes.ts adds this stage only to tests
  if (hasFavors(t) && wouldAdviceHelp(t, test)) test.pauses = [test.seat]
}

/** Any other person is enough, because everybody can grant Combat Strategy, even the opponent. */
export function pauseBeforeCombat(t: Rim, frame: Frame): undefined {
  const combat = frame as CombatFrame // changes.ts adds this stage only to combats
  if (!hasFavors(t) || combat.rolling !== 0) return
  const seats = combat.sides.flatMap(({ seat }): Seat[] =>
    seat !== null && mayReceive(t, seat) && others(t, seat).length > 0 ? [seat] : [],
  )
  if (seats.length > 0) combat.pauses = seats
}

/**
 * Whether the seat has received its one favor of the turn (UB-FAV-05), and whether Advice can no longer change the
 * test, for example after an ability was used in the pause.
 */
export function factsBeforeDice(t: Rim, seat: Seat): Facts {
  if (at(unfinished(t).favors, seat) !== null) return { hasFavor: true }
  const test = hasFavors(t) ? testAhead(t, seat) : null
  return test === null || wouldAdviceHelp(t, test) ? {} : { isHelpUseless: true }
}

export function endAsking(t: Rim): undefined {
  if (hasFavors(t)) dropFavorOffers(t)
}
