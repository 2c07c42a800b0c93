import type { BotKnowledge } from '@kantyna/kernel'
import type { Race } from './rules/race.ts'
import { evaluate, LEAD_SCALE, policy } from './rules/turn/evaluate.ts'

/** What bots know of Super Teams. */
export const bots: BotKnowledge<Race> = { evaluate, leadScale: LEAD_SCALE, policy }
