import type { Mark } from './effect-marks.ts'

/** The layout of marks in a drawing: their widths, and the number of rows that shows them best. Pure. */

/** The gap between two marks. */
export const GAP = 3
/** The default height of letters; an icon is 24. */
export const LETTERS = 20
/** The height of a row, and the gap between two rows. */
const [ROW, APART] = [24, 2]

export function widthOf(mark: Mark, letters = LETTERS): number {
  const digit = 3.5 + 0.4 * letters
  if ('between' in mark) return mark.between.length * digit
  if (mark.icon === 'points' && mark.number !== undefined) return 25
  return 24 + (mark.number === undefined ? 0 : mark.number.length * digit)
}

export function widthOfAll(marks: readonly Mark[], letters = LETTERS): number {
  return marks.reduce((sum, mark) => sum + widthOf(mark, letters) + GAP, -GAP)
}

interface Box {
  /** The height of an icon if there is room. */
  readonly size: number
  readonly widest: number
  readonly highest: number
  /** The height of letters beside an icon of 24. From far away they are larger. */
  readonly letters?: number
}

interface Rows {
  readonly rows: readonly (readonly Mark[])[]
  readonly scale: number
  /** The distance between the middles of two rows, as drawn. */
  readonly pitch: number
}

/** Lays out marks in one row, or in two if that makes them larger. */
export function rowsOf(marks: readonly Mark[], { size, widest, highest, letters = LETTERS }: Box): Rows {
  const laid = (rows: readonly (readonly Mark[])[]): Rows => {
    const width = Math.max(1, ...rows.map((row) => widthOfAll(row, letters)))
    const height = rows.length * (ROW + APART) - APART
    const scale = Math.min(size / 24, widest / width, highest / height)
    return { rows, scale, pitch: (ROW + APART) * scale }
  }
  const splits = marks.flatMap((_, index) =>
    canBreakBefore(marks, index) ? [laid([marks.slice(0, index), marks.slice(index)])] : [],
  )
  return [laid([marks]), ...splits].reduce((best, each) => (each.scale > best.scale ? each : best))
}

/** Signs stay with the marks that they belong to: no row begins with an arrow, and none ends with a plus sign. */
function canBreakBefore(marks: readonly Mark[], index: number): boolean {
  const [before, mark] = [marks[index - 1], marks[index]]
  if (before === undefined || mark === undefined) return false
  if ('between' in mark && !mark.between.startsWith('+')) return false
  return !('between' in before && before.between.startsWith('+'))
}
