import type { GameWithBots, Position } from '@kantyna/kernel'
import type { Budget } from './search.ts'

/** The levels that people can choose from, the weakest first. */
export const botLevels = ['child', 'beginner', 'regular', 'veteran', 'expert'] as const
export type BotLevel = (typeof botLevels)[number]

/** Every bot that can take a seat: the levels, and the two bots that they are measured against. */
export const botNames = ['random', 'greedy', ...botLevels] as const
export type BotName = (typeof botNames)[number]

const short = { playouts: 48, turns: 1, decisions: 8 }

/**
 * The budget and the errors of each level. Budgets are counted, never timed, so that the same seed gives the same move
 * on a slow phone. A weak level misjudges instead of moving at random: like a person, it overlooks small advantages,
 * but seldom an immediate win. Every level should win 65 to 85 of a hundred games against the one below:
 * docs/performance.md has the measured numbers.
 */
export const levelBudgets: Readonly<Record<BotLevel, Budget>> = {
  child: { ...short, error: 0.6 },
  beginner: { ...short, error: 0.23 },
  regular: { ...short, error: 0.1 },
  veteran: { ...short, error: 0.025 },
  expert: { playouts: 800, turns: 4, decisions: 12, error: 0 },
}

/** The budget of a level in a game, which may set its own errors. */
export function budgetIn<P extends Position>({ levelErrors }: GameWithBots<P>, level: BotLevel): Budget {
  const budget = levelBudgets[level]
  return { ...budget, error: levelErrors?.[botLevels.indexOf(level)] ?? budget.error }
}
