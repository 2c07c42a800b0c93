import type { ExpansionMeta, GameMeta } from '@kantyna/kernel'
import type { MeasuringProcess } from '../process/measuring-process.ts'

/** A game, and a process that has loaded only this game. */
export interface MeasuredGame {
  readonly meta: GameMeta
  readonly alone: MeasuringProcess
}

/** An expansion with its game, and their process. */
export interface MeasuredExpansion {
  readonly meta: ExpansionMeta
  readonly alone: MeasuringProcess
}

/** The maximum number of players of a game: that table has the most work. */
export function mostSeats({ seats }: GameMeta): number {
  return Math.max(...seats)
}
