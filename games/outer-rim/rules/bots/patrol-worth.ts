import { at } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { patrols } from '../../content/patrols.ts'
import { standing } from '../reputation/reputation.ts'
import { hasPermission } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { broughtAt } from './ability-wants.ts'
import { CREDIT, DEFEAT, REPUTATION } from './measure.ts'
import { type Able, costOfFight } from './prospects.ts'
import { wantsPatrolBeaten, wantsPatrolMet, wantsReputation } from './wants.ts'

/** What fighting a patrol is worth where it stands: its reward against damage and reputation (OR-EPAT-02, OR-EPAT-03). */
export function patrolWorth(t: Rim, able: Able, faction: number): number {
  const level = at(t.patrolLevels, faction)
  const patrol = at(patrols[at(factions, faction)], level - 1)
  if (patrol.combat === null) return wantsPatrolMet(t, able.seat, faction) - DEFEAT - 0.2
  const { wins, cost } = costOfFight(able, false, patrol.combat)
  const reward = (patrol.credits ?? 0) * CREDIT + (patrol.fame ?? 0)
  const loses = standing(t, able.seat, faction) > -1 && !hasPermission(t, able.seat, 'keepReputation')
  const standingWorth = loses ? wantsReputation(t, able.seat, faction, -1) - REPUTATION : 0
  const beaten = wantsPatrolBeaten(t, able.seat, faction) + broughtAt(t, able.seat, 'patrolBeaten')
  return wins * (reward + standingWorth + beaten) + wantsPatrolMet(t, able.seat, faction) - cost
}
