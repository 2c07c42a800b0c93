import { capitalised } from '@kantyna/kernel'
import { type BotLevel, botLevels } from './levels.ts'
import type { levels } from './words/en.ts'

/** The words for levels, in one language. */
export type LevelWords = typeof levels

/** Shares are shown as wins out of this many games, which is easier to read than per cent. */
const ROUNDED_TO = 10

/**
 * One short line beside the choice of a level: its style and strength. `wins` lists how many of a hundred games each
 * level wins against the level below, starting with the second weakest.
 */
export function levelLine(words: LevelWords, level: BotLevel, wins: readonly number[] = []): string {
  const index = botLevels.indexOf(level)
  const [below, above] = [botLevels[index - 1], botLevels[index + 1]]
  const [won, lost] = [wins[index - 1], wins[index]]
  const named = (other: BotLevel) => capitalised(words.names[other])
  const rounded = (share: number) => Math.round((share * ROUNDED_TO) / 100)
  if (below !== undefined && won !== undefined)
    return `${words.descriptions[level]} ${words.wins(rounded(won), ROUNDED_TO, named(below))}`
  if (above !== undefined && lost !== undefined)
    return `${words.descriptions[level]} ${words.loses(rounded(lost), ROUNDED_TO, named(above))}`
  return words.descriptions[level]
}
