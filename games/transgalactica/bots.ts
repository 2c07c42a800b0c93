import type { BotKnowledge } from '@kantyna/kernel'
import { evaluate, LEAD_SCALE } from './rules/bots/evaluate.ts'
import type { Galaxy } from './rules/galaxy.ts'

/** What bots know of Transgalactica. */
export const bots: BotKnowledge<Galaxy> = { evaluate, leadScale: LEAD_SCALE }
