import type { BotKnowledge } from '@kantyna/kernel'
import { evaluate, LEAD_SCALE, policy } from './rules/evaluate.ts'
import type { Race } from './rules/race.ts'

/** What bots know of Super Teams. */
export const bots: BotKnowledge<Race> = { evaluate, leadScale: LEAD_SCALE, policy }
