import type { BotKnowledge, Decision, Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { tripOf, worthOfSpace } from '../../../outer-rim/rules/bots/destinations.ts'
import { worthOfOptions } from '../../../outer-rim/rules/bots/policy.ts'
import { strengthOf } from '../../../outer-rim/rules/bots/prospects.ts'
import { spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { CROSS, otherCoreWorld, STAY } from './core-worlds.ts'

/** How bots decide on crossing the Core and on reveal-contact symbols. */

const IMPERIAL = factions.indexOf('imperial')
/** The chance to get across with negative, neutral and positive Imperial reputation (UB-COR-14). */
const GETS_ACROSS = [0.35, 0.6, 0.9] as const
/** What trying to cross costs, in fame. */
const TOLL = 0.15

/** Tries to cross if the seat has more to gain at the other end of the map. */
function crossOrStay(t: Rim, seat: Seat): number {
  const here = spaceOfSeat(t, seat)
  const trip = tripOf(t, strengthOf(t, seat))
  const gain = worthOfSpace(t, trip, otherCoreWorld(here)) - worthOfSpace(t, trip, here)
  const chance = GETS_ACROSS[standing(t, seat, IMPERIAL) + 1] ?? 0
  return chance * gain > TOLL ? CROSS : STAY
}

function quickAnswer(t: Rim, { kind, seat, options }: Decision): readonly number[] | null {
  if (kind === 'declareCrossing') return [crossOrStay(t, seat)]
  if (kind !== 'revealBySymbol') return null
  const worth = worthOfOptions(t, seat, 'pickContact')
  return [options.reduce((best, place) => (worth(place) > worth(best) ? place : best))]
}

export function knowledgeOfTable(usual: BotKnowledge<Rim>): BotKnowledge<Rim> {
  return {
    ...usual,
    policy: (t, decision, randomBelow) =>
      quickAnswer(t, decision) ?? usual.policy?.(t, decision, randomBelow) ?? decision.options.slice(0, 1),
  }
}
