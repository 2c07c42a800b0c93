import type { CoachLine, CoachMoment } from '@kantyna/kernel'
import { askedOf } from '../hands/holding.ts'

/** How far somebody has been coached in a game, and what they are told now. */
export interface Coaching {
  /** Lines that were shown, by id: never again. */
  readonly seen: readonly string[]
  readonly shown: ShownLine | null
  /** One line for each question is enough: the next one waits for the next question. */
  readonly toldFor: string | null
}

interface ShownLine {
  readonly line: CoachLine
  /** What was asked meanwhile; empty for as long as nothing is. */
  readonly asked: string
}

export function coachingFrom(seen: readonly string[]): Coaching {
  return { seen, shown: null, toldFor: null }
}

/** What is told after something has changed at the table: a line goes with the question that it was read at. */
export function coached(now: Coaching, lines: readonly CoachLine[], moment: CoachMoment): Coaching {
  const asked = askedOf(moment.decisions)
  const { shown } = now
  if (shown !== null) {
    if (shown.asked === asked) return now
    return { ...now, shown: shown.asked === '' ? { ...shown, asked } : null }
  }
  if (now.toldFor === asked) return now
  const line = lines.find(({ id, isMoment }) => !now.seen.includes(id) && isMoment(moment))
  return line === undefined ? now : { seen: [...now.seen, line.id], shown: { line, asked }, toldFor: asked }
}
