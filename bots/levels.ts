/** The levels that people can choose from. */
export const botLevels = ['beginner', 'regular', 'expert'] as const
export type BotLevel = (typeof botLevels)[number]

/** Everything that can take a seat: the levels, and the two yardsticks they are measured against. */
export const botNames = ['random', 'greedy', ...botLevels] as const
export type BotName = (typeof botNames)[number]
