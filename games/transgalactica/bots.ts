import type { BotKnowledge } from '@kantyna/kernel'
import { evaluate, LEAD_SCALE } from './rules/bots/evaluate.ts'
import { policyWith } from './rules/bots/policy.ts'
import { propose } from './rules/bots/propose.ts'
import type { Galaxy } from './rules/galaxy.ts'
import { game } from './rules/game.ts'

/** What bots know of Transgalactica. */
export const bots: BotKnowledge<Galaxy> = {
  evaluate,
  leadScale: LEAD_SCALE,
  policy: policyWith(game),
  propose,
  proposesFreeActions: true,
  // Quick answers look ahead themselves.
  playoutCost: 8,
  playoutTurns: 4,
}
