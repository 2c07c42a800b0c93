import type { Point } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'

/**
 * Where everything on the board lies, at any size: a serpentine from the bottom left, with planets at its two
 * ends.
 */

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface BoardLayout {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly tile: { readonly width: number; readonly height: number }
  /**
   * The area of a place that reacts to a tap: larger than the painted place, and never smaller than a finger.
   */
  readonly touchArea: { readonly width: number; readonly height: number }
  /** The centre of every place, planets included. */
  readonly centres: readonly Point[]
  readonly start: Box
  readonly finish: Box
  /** Beside the starting planet: movement cards. Beside the final planet: bonus cards. */
  readonly movementPiles: Box
  readonly bonusPiles: Box
}

/** Two targets smaller than this cannot be told apart by a finger. */
export const FINGER = 44

const GRIDS = [
  [19, 3],
  [14, 4],
  [11, 5],
  [9, 6],
  [8, 7],
  [7, 8],
  [6, 9],
  [5, 11],
] as const
const PLACES_BETWEEN = FINISH - 1
/** How many slots wide the two piles beside a planet are. */
const PILE_SLOTS = 1.6

export function layBoard(width: number, height: number): BoardLayout {
  const [columns, rows] = bestGrid(width, height)
  const margin = Math.max(4, Math.min(width, height) * 0.018)
  const wave = ((height - 2 * margin) / rows) * 0.05
  const cell = {
    width: (width - 2 * margin) / columns,
    height: (height - 2 * margin - 2 * wave) / rows,
  }
  const spare = columns * rows - PLACES_BETWEEN
  const before = Math.ceil(spare / 2)
  const after = spare - before
  const isFinishRight = rows % 2 === 1
  const rowTop = (row: number) => height - margin - wave - (row + 1) * cell.height

  const startSlots = before - PILE_SLOTS
  const finishSlots = after - PILE_SLOTS
  const strip = (fromLeft: number, slots: number, row: number): Box => ({
    x: margin + fromLeft * cell.width,
    y: rowTop(row),
    width: slots * cell.width,
    height: cell.height,
  })
  const movementPiles = strip(0, PILE_SLOTS, 0)
  const start = strip(PILE_SLOTS, startSlots, 0)
  const last = rows - 1
  const bonusPiles = strip(isFinishRight ? columns - PILE_SLOTS : 0, PILE_SLOTS, last)
  const finish = strip(isFinishRight ? columns - after : PILE_SLOTS, finishSlots, last)

  const between = Array.from({ length: PLACES_BETWEEN }, (_, index) => {
    const slot = before + index
    const row = Math.floor(slot / columns)
    const along = slot % columns
    const column = row % 2 === 0 ? along : columns - 1 - along
    return {
      x: margin + (column + 0.5) * cell.width,
      y: rowTop(row) + cell.height / 2 + wave * Math.sin((column / columns) * Math.PI * 4),
    }
  })
  return {
    width,
    height,
    columns,
    rows,
    tile: {
      width: Math.min(cell.width * 0.9, cell.height * 1.15),
      height: Math.min(cell.height * 0.84, cell.width * 1.1),
    },
    touchArea: { width: Math.max(cell.width, FINGER), height: Math.max(cell.height, FINGER) },
    centres: [middle(start), ...between, middle(finish)],
    start,
    finish,
    movementPiles,
    bonusPiles,
  }
}

/** The grid that gives the largest cells. */
function bestGrid(width: number, height: number): readonly [number, number] {
  const cellSize = ([columns, rows]: readonly [number, number]) => Math.min(width / columns, height / rows)
  return GRIDS.reduce<readonly [number, number]>(
    (best, grid) => (cellSize(grid) > cellSize(best) ? grid : best),
    GRIDS[0],
  )
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function enlargeBox(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** The smallest text that is printed on the board, in pixels. */
const SMALLEST_TEXT = 10.5

/** A font size for text that is drawn at this scale: the wished size, but never too small to read. */
export function readableSize(wished: number, scale: number): number {
  return Math.max(wished, SMALLEST_TEXT / scale)
}

/** A smooth line through points, as an SVG path. */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0]
  if (first === undefined) return ''
  const parts = [`M${round(first.x)} ${round(first.y)}`]
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leave = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 }
    const arrive = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 }
    parts.push(
      `C${round(leave.x)} ${round(leave.y)} ${round(arrive.x)} ${round(arrive.y)} ${round(to.x)} ${round(to.y)}`,
    )
  }
  return parts.join('')
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
