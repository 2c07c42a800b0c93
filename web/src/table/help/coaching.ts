import type { CoachLine, CoachMoment } from '@kantyna/kernel'
import { readText, writeText } from '../../kit/storage.ts'
import { askedOf } from '../hands/holding.ts'

/** Which lines of the coach a player has seen in a game, and which one is shown now. */
export interface Coaching {
  /** The ids of lines that were shown. They are not shown again. */
  readonly seen: readonly string[]
  readonly shown: ShownLine | null
  /** The last question for which a line was shown: each question gets at most one line. */
  readonly lastExplained: string | null
}

interface ShownLine {
  readonly line: CoachLine
  /** The question at which the line is shown; empty until there is one. */
  readonly asked: string
}

export function coachingFrom(seen: readonly string[]): Coaching {
  return { seen, shown: null, lastExplained: null }
}

/** The coaching after a change at the table. A line disappears with the question at which it was shown. */
export function coached(now: Coaching, lines: readonly CoachLine[], moment: CoachMoment): Coaching {
  const asked = askedOf(moment.decisions)
  const { shown } = now
  if (shown !== null) {
    if (shown.asked === asked) return now
    return { ...now, shown: shown.asked === '' ? { ...shown, asked } : null }
  }
  if (now.lastExplained === asked) return now
  const line = lines.find(({ id, isMoment }) => !now.seen.includes(id) && isMoment(moment))
  return line === undefined
    ? now
    : { seen: [...now.seen, line.id], shown: { line, asked }, lastExplained: asked }
}

/** Which lines of a game's coach this browser has shown. */
export function linesSeen(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(game)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepLinesSeen(game: string, ids: readonly string[]): void {
  writeText(keyOf(game), JSON.stringify(ids))
}

function keyOf(game: string): string {
  return `kantyna.coach.${game}`
}
