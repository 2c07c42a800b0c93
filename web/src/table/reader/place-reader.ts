import { besideBoard, obstaclesFor, placeAnywhere, placeInRegion, regionsOf } from '../overlay/over-table.ts'

/** Places the reader over the table where it covers nothing that can be touched. */

interface Span {
  readonly top: number
  readonly bottom: number
}

export interface Placement {
  readonly top: number
  /** If it does not fit: the height available for its short version. */
  readonly room: number | null
}

/**
 * Fits the reader's `height` to the board and its lit things: at the lower edge, at the upper one, or between two rows.
 * If it fits nowhere, it is shortened to the largest gap; if it is pinned, all of it is shown at the edge where it
 * covers less of what is lit.
 */
export function placementFor(
  board: Span,
  lit: readonly Span[],
  height: number,
  isPinned: boolean,
): Placement {
  const gaps = gapsBetween(board, lit)
  const heightOf = ({ top, bottom }: Span) => bottom - top
  const first = gaps.at(0)
  const last = gaps.at(-1)
  const atTop = { top: board.top, room: null }
  const atBottom = { top: board.bottom - height, room: null }
  if (last !== undefined && last.bottom === board.bottom && heightOf(last) >= height) return atBottom
  if (first !== undefined && first.top === board.top && heightOf(first) >= height) return atTop
  const largest = gaps.toSorted((a, b) => heightOf(b) - heightOf(a))[0]
  if (largest !== undefined && heightOf(largest) >= height)
    return { top: largest.bottom - height, room: null }
  if (!isPinned && largest !== undefined) return { top: largest.top, room: heightOf(largest) }
  const covers = ({ top }: Placement) =>
    lit.filter((span) => span.bottom > top && span.top < top + height).length
  return covers(atTop) < covers(atBottom) ? atTop : atBottom
}

/** Makes the reader fit into the room: first it loses its picture, then its text scrolls. */
function makeFit(reader: HTMLElement, room: number): void {
  reader.removeAttribute('data-long')
  reader.style.removeProperty('max-height')
  if (reader.offsetHeight <= room) return
  reader.dataset['long'] = ''
  if (room >= LOWEST) reader.style.maxHeight = `${room}px`
}

/** A smaller reader could not be read. */
const LOWEST = 100

function largestGap(board: Span, lit: readonly Span[]): number {
  return Math.max(0, ...gapsBetween(board, lit).map(({ top, bottom }) => bottom - top))
}

/** The parts of the board, from top to bottom, without lit things. */
function gapsBetween(board: Span, lit: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let top = board.top
  for (const span of lit.toSorted((a, b) => a.top - b.top)) {
    if (span.top > top) gaps.push({ top, bottom: Math.min(span.top, board.bottom) })
    top = Math.max(top, span.bottom)
  }
  if (top < board.bottom) gaps.push({ top, bottom: board.bottom })
  return gaps
}

/** Places the reader. The window may have had another size before, so the earlier placement is removed. */
export function placeReader(reader: HTMLElement): void {
  const { position } = getComputedStyle(reader)
  if (position === 'fixed') {
    placeOverTable(reader)
    return
  }
  for (const name of ['left', 'top', 'max-width']) reader.style.removeProperty(name)
  if (position === 'absolute') {
    placeOverBoard(reader)
    return
  }
  for (const name of ['data-short', 'data-mute', 'data-long']) reader.removeAttribute(name)
  reader.style.removeProperty('max-height')
}

/**
 * On a desktop: in the free part of the hand's row, else beside the board or over it; without its picture if necessary.
 */
function placeOverTable(reader: HTMLElement): void {
  const obstacles = obstaclesFor(reader, '[data-thing]:is(:hover, :focus-visible), .help-line')
  const regions = [...regionsOf('.hand'), ...besideBoard(), ...regionsOf('.table-board')]
  reader.removeAttribute('data-long')
  if (placeInRegion(reader, regions, obstacles)) return
  reader.dataset['long'] = ''
  if (!placeInRegion(reader, regions, obstacles)) placeAnywhere(reader, regions, obstacles)
}

/** On a phone: over an edge of the board. */
function placeOverBoard(reader: HTMLElement): void {
  const dock = reader.parentElement
  const board = document.querySelector('.table-board')?.getBoundingClientRect()
  if (dock === null || board === undefined) return
  reader.removeAttribute('data-short')
  dock.style.removeProperty('--notice-ends')
  const lit = [
    ...document.querySelectorAll('.table-board :is([data-lit], [data-picked], [data-keeps-clear])'),
  ].map((element) => element.getBoundingClientRect())
  // The notice that says why a touch did nothing is placed beside the reader.
  const noticeHeight = dock.querySelector('.hands-notice-text')?.parentElement?.offsetHeight ?? 0
  const isPinned = reader.dataset['pinned'] !== undefined || noticeHeight > 0
  if (isPinned) makeFit(reader, largestGap(board, lit) - noticeHeight)
  const height = reader.offsetHeight
  const { top, room } = placementFor(board, lit, height + noticeHeight, isPinned)
  if (room !== null) {
    reader.dataset['short'] = ''
    // The reader is first measured without its text. The text then gets as many lines as there is room for.
    reader.dataset['mute'] = ''
    const line = Number.parseFloat(getComputedStyle(reader).lineHeight)
    const lines = Math.max(0, Math.floor((room - reader.offsetHeight) / line))
    reader.style.setProperty('--lines', `${lines}`)
    reader.toggleAttribute('data-mute', lines === 0)
  }
  // The reader stays at its edge when the message disappears.
  const isAbove = top + height + noticeHeight >= board.bottom - 1
  const dockTop = dock.getBoundingClientRect().top
  reader.style.setProperty('--stands-at', `${(isAbove ? top + noticeHeight : top) - dockTop}px`)
  if (noticeHeight > 0) {
    const noticeEnds = isAbove ? top + noticeHeight : top + height + noticeHeight
    dock.style.setProperty('--notice-ends', `${dockTop - noticeEnds}px`)
  }
}
