import { at, type Facts, type Frame, type Seat } from '@kantyna/kernel'
import { testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import type { CombatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { unfinished } from '../setup/table.ts'
import { canGrant, hasFavors, mayReceive, others, testAhead } from './asking.ts'
import { dropFavorOffers } from './granting.ts'
import { adviceIn } from './kinds.ts'

/**
 * The moment before dice, at which a favor can still be asked for (UB-FAV-02 to UB-FAV-04): whoever is about to roll is
 * asked, so that there is time for it. It is there where a favor could change the roll, as far as everybody can see, and
 * lasts until they roll, whatever is agreed on meanwhile. Rolling ends what was asked (UB-R-62).
 */

/** Having a skill more than twice gains nothing (OR-TEST-05). */
const HIGHLY_SKILLED = 2

function wouldAdviceHelp(t: Rim, test: TestFrame): boolean {
  const { seat, skill } = test
  if (!mayReceive(t, seat) || testLevel.of(t, test) >= HIGHLY_SKILLED) return false
  return others(t, seat).some((other) => canGrant(t, other, adviceIn(skill)))
}

export function pauseBeforeTest(t: Rim, frame: Frame): undefined {
  const test = frame as TestFrame // a stage of the test
  if (hasFavors(t) && wouldAdviceHelp(t, test)) test.pauses = [test.seat]
}

/** Anybody could grant Combat Strategy, the opponent too. */
export function pauseBeforeCombat(t: Rim, frame: Frame): undefined {
  const combat = frame as CombatFrame // a stage of the combat
  if (!hasFavors(t) || combat.rolling !== 0) return
  const seats = combat.sides.flatMap(({ seat }): Seat[] =>
    seat !== null && mayReceive(t, seat) && others(t, seat).length > 0 ? [seat] : [],
  )
  if (seats.length > 0) combat.pauses = seats
}

/**
 * Whether the one favor of the turn has been received (UB-FAV-05), and whether none would change the test any more: an
 * ability that was used in the pause may have seen to it.
 */
export function factsBeforeDice(t: Rim, seat: Seat): Facts {
  if (at(unfinished(t).favors, seat) !== null) return { hasFavor: true }
  const test = hasFavors(t) ? testAhead(t, seat) : null
  return test === null || wouldAdviceHelp(t, test) ? {} : { isHelpUseless: true }
}

export function endAsking(t: Rim): undefined {
  if (hasFavors(t)) dropFavorOffers(t)
}
