/** Where the reader lies over the board, on a phone: where it covers nothing that can be touched. */

interface Span {
  readonly top: number
  readonly bottom: number
}

export interface Stand {
  readonly top: number
  /** Where it does not fit: the height that it has, for what it says in short. */
  readonly room: number | null
}

/**
 * `height` of the reader against the board and what is lit on it: at the lower edge, at the upper one, or between two
 * rows. Where it fits nowhere, it is shortened to the largest gap; pinned, it is read whole whatever it covers.
 */
export function standFor(board: Span, lit: readonly Span[], height: number, isPinned: boolean): Stand {
  const gaps = gapsBetween(board, lit)
  const heightOf = ({ top, bottom }: Span) => bottom - top
  const first = gaps.at(0)
  const last = gaps.at(-1)
  const atBottom = { top: board.bottom - height, room: null }
  if (last !== undefined && last.bottom === board.bottom && heightOf(last) >= height) return atBottom
  if (first !== undefined && first.top === board.top && heightOf(first) >= height)
    return { top: board.top, room: null }
  const largest = gaps.toSorted((a, b) => heightOf(b) - heightOf(a))[0]
  if (largest !== undefined && heightOf(largest) >= height)
    return { top: largest.bottom - height, room: null }
  return isPinned || largest === undefined ? atBottom : { top: largest.top, room: heightOf(largest) }
}

/** The parts of the board, from top to bottom, where nothing is lit. */
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

export function standClear(reader: HTMLElement): void {
  const dock = reader.parentElement
  const board = document.querySelector('.table-board')?.getBoundingClientRect()
  if (dock === null || board === undefined) return
  reader.removeAttribute('data-short')
  reader.removeAttribute('data-long')
  dock.style.removeProperty('--reader')
  if (getComputedStyle(reader).position !== 'absolute') {
    const isTooLong = () => reader.scrollHeight > reader.clientHeight
    if (isTooLong()) reader.dataset['long'] = ''
    if (isTooLong()) reader.dataset['long'] = 'very'
    return
  }
  const lit = [...document.querySelectorAll('.table-board :is([data-lit], [data-picked])')].map((element) =>
    element.getBoundingClientRect(),
  )
  const { top, room } = standFor(board, lit, reader.offsetHeight, reader.dataset['pinned'] !== undefined)
  if (room !== null) {
    reader.dataset['short'] = ''
    // Without its text first: what is left of the room goes to that, line by line.
    reader.dataset['mute'] = ''
    const line = Number.parseFloat(getComputedStyle(reader).lineHeight)
    const lines = Math.max(0, Math.floor((room - reader.offsetHeight) / line))
    reader.style.setProperty('--lines', `${lines}`)
    reader.toggleAttribute('data-mute', lines === 0)
  }
  reader.style.setProperty('--stands-at', `${top - dock.getBoundingClientRect().top}px`)
  const { bottom } = reader.getBoundingClientRect()
  // What is said stands above a reader at the lower edge.
  if (Math.abs(bottom - board.bottom) < 2) dock.style.setProperty('--reader', `${reader.offsetHeight}px`)
}
