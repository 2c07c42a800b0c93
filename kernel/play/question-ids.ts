import type { Position } from './position.ts'

/**
 * Ids of questions are unique for the life of a match. An id is the number of questions asked before it, plus a series.
 * After a take-back, other questions get the same numbers. So every take-back starts a new series: an answer to a question
 * that was taken back cannot be mistaken for an answer to another one.
 *
 * Records and hashes use only the numbers, so they do not depend on take-backs.
 */
const IDS_PER_SERIES = 2 ** 20

/** The number of a question, without its series. */
export function questionNumber(id: number): number {
  return id % IDS_PER_SERIES
}

/** The id that a question has in a series. */
export function questionId(series: number, number: number): number {
  return series * IDS_PER_SERIES + number
}

/** The series of the questions of a position. */
export function seriesOf({ asked }: Pick<Position, 'asked'>): number {
  return Math.floor(asked / IDS_PER_SERIES)
}

/** Moves the open questions of a position, and all later ones, to a series. */
export function startSeries(t: Position, series: number): void {
  t.open = t.open.map((decision) => ({ ...decision, id: questionId(series, questionNumber(decision.id)) }))
  t.asked = questionId(series, questionNumber(t.asked))
}

/** The questions of a position with their numbers as ids, so that they do not depend on take-backs. */
export function withoutSeries({
  open,
  asked,
}: Pick<Position, 'open' | 'asked'>): Pick<Position, 'open' | 'asked'> {
  return {
    open: open.map((decision) => ({ ...decision, id: questionNumber(decision.id) })),
    asked: questionNumber(asked),
  }
}
