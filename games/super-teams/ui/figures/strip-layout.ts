import { track } from '../../content/track.ts'
import type { BoardLayout } from '../board/layout.ts'

/** The side of a place, in the board's units. At this size the number on it can be read on a phone. */
export const CELL = 40

/** Room above and below the places, for the lines of flights. */
const ABOVE = 34
const BELOW = 15
/** The room below the places if a ship turns back. */
const BELOW_TURNING = 40

export interface StripLayout {
  readonly board: BoardLayout
  readonly viewBox: string
}

/**
 * A piece of the track in a straight line, laid out like the board, so that the board's drawings can draw it.
 */
export function layStrip(from: number, to: number, turns: boolean): StripLayout {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 }
  const side = CELL * 0.9
  const board: BoardLayout = {
    width: (to - from + 1) * CELL,
    height: CELL,
    columns: to - from + 1,
    rows: 1,
    touchArea: { width: CELL, height: CELL },
    tile: { width: side, height: side },
    centres: track.map((_, place) => ({ x: (place - from + 0.5) * CELL, y: CELL / 2 })),
    start: nowhere,
    finish: nowhere,
    movementPiles: nowhere,
    bonusPiles: nowhere,
  }
  const below = turns ? BELOW_TURNING : BELOW
  return { board, viewBox: `0 ${-ABOVE} ${board.width} ${CELL + ABOVE + below}` }
}
