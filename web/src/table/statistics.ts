import type { GameRecord, Seat } from '@kantyna/kernel'
import type { MadeChoice } from './made-choice.ts'

/** A game in a few numbers. */
export interface Statistics {
  readonly turns: number
  readonly choices: number
  readonly choicesOf: readonly { readonly seat: Seat; readonly choices: number }[]
  readonly takebacks: number
}

export function statisticsOf(
  record: Pick<GameRecord, 'seats' | 'entries' | 'takebacks'>,
  made: readonly Pick<MadeChoice, 'opensTurn'>[],
): Statistics {
  return {
    turns: made.filter(({ opensTurn }) => opensTurn).length,
    choices: record.entries.length,
    choicesOf: record.seats.map((_, seat) => ({
      seat,
      choices: record.entries.filter((entry) => entry.seat === seat).length,
    })),
    takebacks: record.takebacks.length,
  }
}
