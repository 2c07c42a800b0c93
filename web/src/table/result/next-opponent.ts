import { type BotLevel, botLevels } from '@kantyna/bots'
import type { Outcome, SeatHolder } from '@kantyna/kernel'
import { fieldsOf, oneOf } from '../../kit/kept.ts'
import { onlyLevel } from '../../setup/seating.ts'

/** A player's latest results against one level of bots. */
export interface Streak {
  readonly level: BotLevel
  /** Wins in a row, up to and including the last game. */
  readonly wins: number
  /** The table of the last game. It counts once, even if its end is seen or taken back several times. */
  readonly table: string
  readonly winsBefore: number
}

export interface PlayedGame {
  readonly table: string
  readonly level: BotLevel
  readonly isWon: boolean
}

export interface OpponentOffer {
  readonly level: BotLevel
  readonly isStronger: boolean
}

/** After this many wins in a row, a stronger bot is offered. */
const WINS_FOR_MORE = 3

/** The result of a game; null unless one person played against bots of one level. */
export function playedGame(
  table: string,
  holders: readonly SeatHolder[],
  outcome: Outcome | null,
): PlayedGame | null {
  const people = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const level = oneOf(botLevels, onlyLevel(holders))
  const [person, ...others] = people
  if (person === undefined || others.length > 0 || level === undefined) return null
  if (outcome === null || outcome.winners.length === 0) return null
  return { table, level, isWon: outcome.winners.includes(person) }
}

export function streakAfter(before: Streak | null, { table, level, isWon }: PlayedGame): Streak {
  const winsBefore = before?.table === table ? before.winsBefore : before?.level === level ? before.wins : 0
  return { level, wins: isWon ? winsBefore + 1 : 0, table, winsBefore }
}

/** Offers an easier opponent after a loss and a stronger one after a few wins in a row, if there is one. */
export function offerAfter({ level, wins }: Streak): OpponentOffer | null {
  if (wins > 0 && wins < WINS_FOR_MORE) return null
  const isStronger = wins > 0
  const next = botLevels[botLevels.indexOf(level) + (isStronger ? 1 : -1)]
  return next === undefined ? null : { level: next, isStronger }
}

/** Reads the kept streak; null if there is none or it is invalid. */
export function parseStreak(text: string | null): Streak | null {
  const kept = fieldsOf(text)
  const level = oneOf(botLevels, kept['level'])
  const { wins, winsBefore, table } = kept
  if (level === undefined || typeof table !== 'string') return null
  return isCount(wins) && isCount(winsBefore) ? { level, wins, winsBefore, table } : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
