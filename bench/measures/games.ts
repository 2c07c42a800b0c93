import type { ExpansionMeta, GameMeta } from '@kantyna/kernel'
import type { MeasuringProcess } from '../process/measuring-process.ts'

/** A game, and a process that has loaded only this game. */
export interface MeasuredGame {
  readonly meta: GameMeta
  readonly alone: MeasuringProcess
}

/** An expansion, and a process that has loaded only the expansion and its game. */
export interface MeasuredExpansion {
  readonly meta: ExpansionMeta
  readonly alone: MeasuringProcess
}

/** The maximum number of players of a game. The largest table has the most work. */
export function maxSeats({ seats }: GameMeta): number {
  return Math.max(...seats)
}
