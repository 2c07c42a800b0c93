/** Places an overlay over the table where it covers nothing that can be touched. */
import { type Box, clearPlace } from './clear-place.ts'

/** Things that can be touched, have been picked or are pointed at, or that ask to be kept visible. */
const keepVisible = ':is([data-lit], [data-picked], [data-pointed], [data-keeps-clear])'

/** Elements that always stay visible: the hand, lit or not, and other overlays, because players are reading them. */
const alwaysClear =
  '.hand :is([data-thing], button, svg), .hands-notice-text, .panel-sheet, .seat-boards, .actions-sheet'

/** In a narrower place the text would have too many lines. */
const NARROWEST = 180

export function obstaclesFor(overlay: HTMLElement, more: string): Box[] {
  // Fingers zoom without the buttons, so on a phone, which has no room to spare, the buttons may be covered.
  const buttonsOfBoard = window.matchMedia('(pointer: coarse)').matches ? '' : ', .table-board button'
  return boxesOf(`.table ${keepVisible}, ${alwaysClear}, ${more}${buttonsOfBoard}`, overlay)
}

/** Moves the overlay into the first region in which it covers nothing. Returns whether there is one. */
export function placeInRegion(
  overlay: HTMLElement,
  regions: readonly Box[],
  obstacles: readonly Box[],
  onlyRead: readonly Box[] = [],
): boolean {
  return regions.some((region) => {
    const width = Math.floor(region.right - region.left)
    if (width < NARROWEST) return false
    overlay.style.maxWidth = `${width}px`
    const place = clearPlace(sizeOf(overlay), [region], obstacles, onlyRead)
    if (place === null || place.covers > 0) return false
    moveTo(overlay, place)
    return true
  })
}

/** Moves the overlay to where it covers least. */
export function placeAnywhere(
  overlay: HTMLElement,
  regions: readonly Box[],
  obstacles: readonly Box[],
): void {
  const size = sizeOf(overlay)
  moveTo(overlay, clearPlace(size, regions, obstacles) ?? regionsOf('.table-board')[0] ?? { left: 0, top: 0 })
}

/** Beside the board: below the players, and over the log. */
export function besideBoard(): Box[] {
  return [...belowPlayers(), ...overLog()]
}

/** The free space at both ends of the hand's row. */
export function besideHand(): Box[] {
  const [hand] = regionsOf('.hand')
  const cards = boxesOf('.hand :is([data-thing], button, svg)')
  if (hand === undefined || cards.length === 0) return []
  const first = Math.min(...cards.map(({ left }) => left))
  const last = Math.max(...cards.map(({ right }) => right))
  return [
    { ...hand, right: first },
    { ...hand, left: last },
  ]
}

/** The free space of a column beside the board, below the players. */
export function belowPlayers(): Box[] {
  const [board] = regionsOf('.table-board')
  const [players] = regionsOf('.players')
  const [lastPlayer] = regionsOf('.player:last-child')
  if (board === undefined || players === undefined || lastPlayer === undefined) return []
  return players.right <= board.left + 1 ? [{ ...players, top: lastPlayer.bottom }] : []
}

/** The log, if it is beside the board, with older lines first. */
export function overLog(): Box[] {
  const [board] = regionsOf('.table-board')
  const [log] = regionsOf('.log')
  if (board === undefined || log === undefined) return []
  const isBeside = log.right <= board.left + 1 || log.left >= board.right - 1
  return isBeside ? [{ ...log, bottom: (log.top + log.bottom) / 2 }, log] : []
}

/** The boxes of those elements that exist, in the given order. */
export function regionsOf(...selectors: readonly string[]): Box[] {
  return selectors.flatMap((selector) => boxesOf(selector))
}

function boxesOf(selector: string, except?: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => except?.contains(element) !== true)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}

function sizeOf(overlay: HTMLElement) {
  const { width, height } = overlay.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

function moveTo({ style }: HTMLElement, { left, top }: Pick<Box, 'left' | 'top'>): void {
  style.left = `${left}px`
  style.top = `${top}px`
}
