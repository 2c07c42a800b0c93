import type { Seat, TableEntry } from '@kantyna/kernel'

export interface OpenedTurn {
  readonly number: number
  readonly seat: Seat
  /** The index of the choice that opened it. */
  readonly from: number
}

/**
 * The turns that choices have opened. Log, chart and statistics number them as the game does, so that a turn has one number
 * everywhere; turns of a game that does not count them are numbered one after another.
 */
export function turnsOpened(entries: readonly TableEntry[]): OpenedTurn[] {
  const opened: OpenedTurn[] = []
  for (const { index, choice } of entries) {
    if (choice?.opensTurn !== true) continue
    const number = choice.turn ?? (opened.at(-1)?.number ?? 0) + 1
    opened.push({ number, seat: choice.seat, from: index })
  }
  return opened
}
