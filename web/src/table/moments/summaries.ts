import type { Lang, Line, Seat, WaitingFor } from '@kantyna/kernel'
import type { GameMoments } from '@kantyna/ui'
import type { LogTurn } from '../log/log.ts'

type SummaryWords = Pick<GameMoments, 'turnSummary'>

/** What a player has achieved in a turn, in one line. */
export function summaryOf({ seat, entries }: LogTurn, words: SummaryWords, lang: Lang): Line | null {
  if (seat === null) return null
  const events = entries.flatMap((entry) => entry.events)
  return words.turnSummary?.(seat, events, lang) ?? null
}

export interface Turns {
  readonly log: readonly LogTurn[]
  readonly waiting: readonly WaitingFor[]
  /** The seats of bots and automas. */
  readonly bots: readonly Seat[]
}

/** The summary of the bot or automa whose turn has just ended; null once another seat has chosen. */
export function lastSummary({ log, waiting, bots }: Turns, words: SummaryWords, lang: Lang): Line | null {
  const turn = log.at(-1)
  const last = turn?.entries.at(-1)
  if (turn === undefined || last === undefined) return null
  if (turn.seat !== null && bots.includes(turn.seat))
    return isOver(turn.seat, waiting) ? summaryOf(turn, words, lang) : null
  // An automa's turn is part of the choice before it.
  const lines = bots.map((seat) => words.turnSummary?.(seat, last.events, lang) ?? null)
  return lines.findLast((line) => line !== null) ?? null
}

/** Whether the next turn has begun: another seat is asked, and not in the middle of this turn. */
function isOver(seat: Seat, waiting: readonly WaitingFor[]): boolean {
  return waiting.every((each) => each.seat !== seat && each.during === null)
}
