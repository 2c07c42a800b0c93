import type { BotKnowledge } from '@kantyna/kernel'
import { candidates } from './rules/bots/candidates.ts'
import { evaluate, LEAD_SCALE } from './rules/bots/evaluate.ts'
import { policyWith } from './rules/bots/policy.ts'
import { propose } from './rules/bots/propose.ts'
import type { Galaxy } from './rules/galaxy.ts'
import { game } from './rules/game.ts'

/** What bots know about Transgalactica. */
export const bots: BotKnowledge<Galaxy> = {
  evaluate,
  leadScale: LEAD_SCALE,
  policy: policyWith(game),
  candidates,
  propose,
  proposesFreeActions: true,
  // A turn has many parts and questions.
  playoutCost: 2,
  playoutTurns: 2,
  levelErrors: [1, 0.38, 0.16, 0.05, 0],
}
