import type { BotKnowledge } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'
import { candidates } from './candidates.ts'
import { evaluate, LEAD_SCALE } from './evaluate.ts'
import { policy } from './policy.ts'

/** What bots know of the base game; an expansion makes its own of it. */
export const knowledge: BotKnowledge<Rim> = {
  evaluate,
  leadScale: LEAD_SCALE,
  policy,
  candidates,
  // A turn has eight choices or so, and most of them weigh a whole market or a map.
  playoutCost: 2,
  playoutTurns: 2,
  // Larger ones would keep the regular level from its ten fame for too long: see docs/balance-outer-rim.md.
  levelErrors: [0.23, 0.128, 0.047, 0.01, 0],
}
