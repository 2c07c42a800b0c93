import { at } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { patrols } from '../../content/patrols.ts'
import { standing } from '../reputation/reputation.ts'
import { hasPermission } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { worthAtTiming } from './ability-wants.ts'
import { CREDIT, DEFEAT, REPUTATION } from './measure.ts'
import { costOfFight, type SeatStrength } from './prospects.ts'
import { wantsPatrolBeaten, wantsPatrolMet, wantsReputation } from './wants.ts'

/** The worth of fighting a patrol in its space: its reward against damage and reputation (OR-EPAT-02, OR-EPAT-03). */
export function patrolWorth(t: Rim, strength: SeatStrength, faction: number): number {
  const level = at(t.patrolLevels, faction)
  const patrol = at(patrols[at(factions, faction)], level - 1)
  if (patrol.combat === null) return wantsPatrolMet(t, strength.seat, faction) - DEFEAT - 0.2
  const { wins, cost } = costOfFight(strength, false, patrol.combat)
  const reward = (patrol.credits ?? 0) * CREDIT + (patrol.fame ?? 0)
  const losesReputation =
    standing(t, strength.seat, faction) > -1 && !hasPermission(t, strength.seat, 'keepReputation')
  const standingWorth = losesReputation ? wantsReputation(t, strength.seat, faction, -1) - REPUTATION : 0
  const beaten =
    wantsPatrolBeaten(t, strength.seat, faction) + worthAtTiming(t, strength.seat, 'patrolBeaten')
  return wins * (reward + standingWorth + beaten) + wantsPatrolMet(t, strength.seat, faction) - cost
}
