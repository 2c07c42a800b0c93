import type { GameWithBots, Position } from '@kantyna/kernel'
import type { Budget } from './search.ts'

/** The levels that people can choose from, the weakest first. */
export const botLevels = ['child', 'beginner', 'regular', 'veteran', 'expert'] as const
export type BotLevel = (typeof botLevels)[number]

/** Everything that can take a seat: the levels, and the two yardsticks they are measured against. */
export const botNames = ['random', 'greedy', ...botLevels] as const
export type BotName = (typeof botNames)[number]

const short = { playouts: 48, turns: 1, decisions: 8 }

/**
 * What each level may spend on a decision, and how far off it judges. Counted, never timed: the same seed gives the same
 * move on a slow phone. A weak level misjudges rather than moves at random: it overlooks what is a little better, as
 * people do, and seldom what wins at once. Every level is to win 65 to 85 of a hundred games against the one before it:
 * docs/performance.md has what was measured.
 */
export const levelBudgets: Readonly<Record<BotLevel, Budget>> = {
  child: { ...short, error: 0.6 },
  beginner: { ...short, error: 0.23 },
  regular: { ...short, error: 0.1 },
  veteran: { ...short, error: 0.025 },
  expert: { playouts: 800, turns: 4, decisions: 12, error: 0 },
}

/** The same in a game, which may have errors of its own. */
export function budgetIn<P extends Position>({ levelErrors }: GameWithBots<P>, level: BotLevel): Budget {
  const budget = levelBudgets[level]
  return { ...budget, error: levelErrors?.[botLevels.indexOf(level)] ?? budget.error }
}
