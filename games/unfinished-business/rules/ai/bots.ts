import type { BotKnowledge, Seat } from '@kantyna/kernel'
import { CREDIT, CREW, chanceToWin, DEFEAT } from '../../../outer-rim/rules/bots/measure.ts'
import { costOfFight, strengthOf } from '../../../outer-rim/rules/bots/prospects.ts'
import type { Wants } from '../../../outer-rim/rules/bots/wants.ts'
import { combatKindAt } from '../../../outer-rim/rules/combat/combat.ts'
import { PROTECT } from '../../../outer-rim/rules/jobs/bounties.ts'
import { distance, isPlanet } from '../../../outer-rim/rules/map/map.ts'
import { spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { resourceOf } from '../../../outer-rim/rules/tables.ts'
import { huntersOf } from '../jobs/player-bounties.ts'
import { currentHunt } from './hunting.ts'

/** What bots know of bounty hunters. Worth is counted in fame. */

/** How much a bot counts an opponent's gain, as a share of an equal loss of its own. */
const OPPONENT_GAIN = 0.6
/** What a hunter gains from a bounty on a player (UB-AIC-12, UB-AIC-13). */
const REWARD = 1 + 5000 * CREDIT

const worthNothing = () => 0

/** Bots avoid spaces that a hunter with a bounty on them can reach in its next turn. */
export const hunterWants: Wants = {
  spaces(t, strength) {
    const hunters = huntersOf(t, strength.seat).filter(({ hunter }) => isAutoma(t, hunter))
    if (hunters.length === 0) return worthNothing
    const dangers = [...new Set(hunters.map(({ hunter }) => hunter))].map((hunter) => ({
      ...strengthOf(t, hunter),
      from: spaceOfSeat(t, hunter),
    }))
    return (space) => {
      const isGround = isPlanet(space)
      let worth = 0
      for (const { from, drive, ground, ship } of dangers) {
        if (distance(t, from, space) > drive) continue
        const theirs = isGround ? ground : ship
        const chanceHunterWins = chanceToWin(theirs, isGround ? strength.ground : strength.ship)
        worth -= chanceHunterWins * REWARD * OPPONENT_GAIN + costOfFight(strength, isGround, theirs).cost
      }
      return worth
    }
  },
}

/**
 * What fighting for the crew member is worth, compared with giving it up. If it is given up, the hunter suffers the
 * damage printed on its bounty.
 */
function worthOfProtecting(t: Rim, seat: Seat): number {
  const { seat: hunter, bounty } = currentHunt(t)
  const isGround = combatKindAt(t, seat) === 'ground'
  const own = strengthOf(t, seat)
  const theirs = strengthOf(t, hunter)
  const dice = isGround ? theirs.ground : theirs.ship
  const chanceToKeep = 1 - chanceToWin(dice, isGround ? own.ground : own.ship)
  const resource = resourceOf(t, bounty)
  const { kind, value } = resource.type === 'bounty' ? resource.combat : { kind: 'ground' as const, value: 0 }
  const wouldDefeatHunter = value >= (kind === 'ground' ? theirs.health : theirs.hull)
  const worthOfGivingUp = wouldDefeatHunter ? DEFEAT * OPPONENT_GAIN : 0
  return (
    chanceToKeep * (CREW + REWARD * OPPONENT_GAIN) - costOfFight(own, isGround, dice).cost - worthOfGivingUp
  )
}

/** Adds the bots' answer to the question whether to protect a crew member. */
export function knowledgeOfHunters(usual: BotKnowledge<Rim>): BotKnowledge<Rim> {
  return {
    ...usual,
    policy(t, decision, randomBelow) {
      const { kind, seat, options, min } = decision
      if (kind !== 'protectFromHunter')
        return usual.policy?.(t, decision, randomBelow) ?? options.slice(0, min)
      const isWorthIt = worthOfProtecting(t, seat) > 0
      return options.filter((code) => (code === PROTECT) === isWorthIt).slice(0, 1)
    },
  }
}
