import { anyPicks, fastDice } from '@kantyna/kernel'
import type { Bot } from './thinking.ts'

/** Picks any legal answer. */
export const random: Bot = (_, { decision, seed }) => anyPicks(decision, fastDice(seed).below)
