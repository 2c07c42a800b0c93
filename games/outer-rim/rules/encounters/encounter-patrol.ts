import { hasListener, type Plain, routine, type Seat } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import type { Patrol } from '../../content/patrols.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { type PatrolDecidedFrame, startCombat } from '../combat/combat.ts'
import { emitEvent } from '../events.ts'
import { patrolToken, rewardOfPatrol } from '../map/patrol-tokens.ts'
import { enterPatrol, pushPatrol } from '../map/patrols.ts'
import { patrolLevel, patrolSpace, spaceOfSeat } from '../reads.ts'
import { gainFame } from '../reputation/fame.ts'
import { changeReputation, standing } from '../reputation/reputation.ts'
import { gainCredits } from '../resources/credits.ts'
import { hasPermission } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'

/**
 * Patrol encounters (OR-EPAT-01, OR-EPAT-02, OR-EPAT-03, OR-EPAT-04, OR-EPAT-05, OR-EPAT-06, OR-EPAT-07, OR-EPAT-08,
 * OR-EPAT-09, OR-EPAT-10, OR-EPAT-11).
 */

/** The patrol token of a faction that is on the map. */
function patrolOn(t: Rim, faction: number): Patrol {
  return patrolToken(faction, patrolLevel(t, faction))
}

/**
 * OR-ENC-03, OR-EPAT-10, OR-PAT-14, UB-REF-14: patrols in the player's space whose faction the player has negative
 * reputation with.
 */
export function forcingPatrols(t: Rim, seat: Seat): readonly number[] {
  const space = spaceOfSeat(t, seat)
  const found: number[] = []
  for (let faction = 0; faction < factions.length; faction++)
    if (patrolSpace(t, faction) === space && standing(t, seat, faction) < 0) found.push(faction)
  return found.length > 0 && hasPermission(t, seat, 'ignorePatrols') ? [] : found
}

/** OR-EPAT-01: always a ship combat, against the dice on the token (OR-PAT-07). */
export function fightPatrol(t: Rim, seat: Seat, faction: number): void {
  startCombat(t, {
    kind: 'ship',
    attacker: seat,
    sides: [{ seat }, { seat: null, dice: patrolOn(t, faction).combat }],
    opponent: { is: 'patrol', faction, level: patrolLevel(t, faction) },
    context: { seat },
  })
}

/** After the combat: reward, loss of reputation, removal, new patrol (OR-GAP-55). */
const patrolDecided = routine<Rim, PatrolDecidedFrame>('patrolDecided')('shown', {
  begin(t, { seat, faction, hasWon }) {
    if (hasWon) return
    // OR-EPAT-06 also applies to a patrol that cannot be beaten.
    pushPatrol(t, seat, faction)
    return 'end'
  },
  // OR-EPAT-02, OR-PAT-03.
  reward(t, { seat, faction }) {
    const { credits, fame } = rewardOfPatrol(faction, patrolLevel(t, faction))
    if (credits > 0) gainCredits(t, seat, credits)
    if (fame > 0) gainFame(t, seat, fame, 'patrol')
  },
  // OR-EPAT-03.
  loseReputation(t, { seat, faction }) {
    if (!hasPermission(t, seat, 'keepReputation')) changeReputation(t, seat, faction, -1)
  },
  // OR-EPAT-04, OR-EPAT-05: no second encounter, even if the new patrol enters in the same space.
  replace(t, { seat, faction, level }) {
    const brought = rewardKind(patrolOn(t, faction))
    if (hasListener(t)) emitEvent(t, { type: 'patrolBeaten', seat, faction, level })
    enterPatrol(t, faction)
    triggerAbilities(t, seat, 'patrolBeaten', { faction, level, brought })
  },
  end: () => undefined,
})

function rewardKind({ credits, fame }: Patrol): Plain {
  if (fame !== undefined) return 'fame'
  return credits === undefined ? null : 'credits'
}

export const patrolEncounterRoutines = [patrolDecided]
