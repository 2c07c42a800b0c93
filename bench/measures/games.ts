import type { GameMeta } from '@kantyna/kernel'
import type { MeasuringProcess } from '../process/measuring-process.ts'

/** A game, and a process that has loaded no other. */
export interface MeasuredGame {
  readonly meta: GameMeta
  readonly alone: MeasuringProcess
}

/** The largest table of a game has the most to do. */
export function mostSeats({ seats }: GameMeta): number {
  return Math.max(...seats)
}
