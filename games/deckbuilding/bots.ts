import type { BotKnowledge } from '@kantyna/kernel'
import { candidates } from './rules/bots/candidates.ts'
import { evaluate, LEAD_SCALE } from './rules/bots/evaluate.ts'
import { policy } from './rules/bots/policy.ts'
import type { Duel } from './rules/duel.ts'

/** What bots know about The Deckbuilding Game. */
export const bots: BotKnowledge<Duel> = { evaluate, leadScale: LEAD_SCALE, policy, candidates }
