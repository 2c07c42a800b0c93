import { at, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { worthAtTiming } from '../../../outer-rim/rules/bots/ability-wants.ts'
import { delayed, turnsTo } from '../../../outer-rim/rules/bots/prospects.ts'
import type { Wants } from '../../../outer-rim/rules/bots/wants.ts'
import type { CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { isNavpoint, spaces } from '../../../outer-rim/rules/map/map.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

/** The spaces that attract bots because of the goals of the expansion's ships: navpoints, and patrols of a faction. */

const navpoints: readonly number[] = [...spaces.keys()].filter(isNavpoint)

function nearestNavpoint(t: Rim, from: number, drive: number): number {
  return navpoints.reduce((least, space) => Math.min(least, turnsTo(t, from, space, drive)), 9)
}

/**
 * Whether an ability's condition names the patrol of a faction, and that patrol has (or does not yet have) the required
 * level.
 */
const hasPatrol = (t: Rim, faction: number, isHighEnough: boolean) => (condition: CardWhen) =>
  condition.is === 'patrolWas'
    ? condition.faction === factions[faction] &&
      at(t.patrolLevels, faction) >= (condition.atLeast ?? 1) === isHighEnough
    : isHighEnough

/** The share of the worth of beating a patrol that is too weak: the next one may have the required level. */
const NEXT_LEVEL = 0.5

const navpointWorth = (t: Rim, seat: Seat) => worthAtTiming(t, seat, 'navpointEncounter')

export const goalWants: Wants = {
  spaces(t, { seat, drive }) {
    const worth = navpointWorth(t, seat)
    if (worth === 0) return () => 0
    return (space) => worth * (isNavpoint(space) ? 1 : delayed(1 + nearestNavpoint(t, space, drive)))
  },
  spaceEncounter: (t, seat) => (isNavpoint(at(t.spaces, seat)) ? navpointWorth(t, seat) : 0),
  patrolMet: (t, seat, faction) => worthAtTiming(t, seat, 'patrolEncounter', hasPatrol(t, faction, true)),
  patrol: (t, seat, faction) =>
    NEXT_LEVEL * worthAtTiming(t, seat, 'patrolEncounter', hasPatrol(t, faction, false)),
}
