import type { ExpansionMeta, GameMeta } from '@kantyna/kernel'
import type { MeasuringProcess } from '../process/measuring-process.ts'

/** A game, and a process that has loaded no other. */
export interface MeasuredGame {
  readonly meta: GameMeta
  readonly alone: MeasuringProcess
}

/** The same of a game with an expansion. */
export interface MeasuredExpansion {
  readonly meta: ExpansionMeta
  readonly alone: MeasuringProcess
}

/** The largest table of a game has the most to do. */
export function mostSeats({ seats }: GameMeta): number {
  return Math.max(...seats)
}
