import { anyPicks, fastDice } from '@kantyna/kernel'
import type { Bot } from './thinking.ts'

/** Any legal answer is as good as another. */
export const random: Bot = (_, { decision, seed }) => anyPicks(decision, fastDice(seed).below)
