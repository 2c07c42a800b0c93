import { type BotLevel, botLevels } from '@kantyna/bots'
import type { BotSpeed } from '../settings/settings.ts'

export type { BotSpeed } from '../settings/settings.ts'

/** How long a bot lets people look before its next move is shown, in milliseconds. */
export const botPause: Readonly<Record<BotSpeed, number>> = { slow: 1600, normal: 800, fast: 150 }

export function levelOf(level: string | undefined): BotLevel {
  return botLevels.find((known) => known === level) ?? 'regular'
}

/** A seed of a bot's thoughts: the same moment of the same game gives the same thoughts, after an undo as well. */
export function seedFor(contributions: readonly string[], entries: number): number {
  let seed = 2166136261 ^ entries
  for (const digit of contributions.join('')) seed = Math.imul(seed ^ digit.charCodeAt(0), 16777619)
  return seed >>> 0
}
