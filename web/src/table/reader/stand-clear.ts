/** Where the reader lies over the board, on a phone: where it covers nothing that can be touched. */

interface Span {
  readonly top: number
  readonly bottom: number
}

export interface Stand {
  readonly top: number
  /** It shows its first line alone. */
  readonly isFolded: boolean
}

/**
 * `height` of the reader against the board and what is lit on it: at the lower edge, at the upper one, or between two
 * rows. Where it fits nowhere, it is folded into the largest gap; pinned, it is read whole whatever it covers.
 */
export function standFor(board: Span, lit: readonly Span[], height: number, isPinned: boolean): Stand {
  const gaps = gapsBetween(board, lit)
  const heightOf = ({ top, bottom }: Span) => bottom - top
  const first = gaps.at(0)
  const last = gaps.at(-1)
  const atBottom = { top: board.bottom - height, isFolded: false }
  if (last !== undefined && last.bottom === board.bottom && heightOf(last) >= height) return atBottom
  if (first !== undefined && first.top === board.top && heightOf(first) >= height)
    return { top: board.top, isFolded: false }
  const largest = gaps.toSorted((a, b) => heightOf(b) - heightOf(a))[0]
  if (largest !== undefined && heightOf(largest) >= height)
    return { top: largest.bottom - height, isFolded: false }
  return isPinned || largest === undefined ? atBottom : { top: largest.top, isFolded: true }
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
  reader.removeAttribute('data-folded')
  dock.style.removeProperty('--reader')
  if (getComputedStyle(reader).position !== 'absolute') return
  const lit = [...document.querySelectorAll('.table-board :is([data-lit], [data-picked])')].map((element) =>
    element.getBoundingClientRect(),
  )
  const { top, isFolded } = standFor(board, lit, reader.offsetHeight, reader.dataset['pinned'] !== undefined)
  if (isFolded) reader.dataset['folded'] = ''
  reader.style.setProperty('--stands-at', `${top - dock.getBoundingClientRect().top}px`)
  const { bottom } = reader.getBoundingClientRect()
  // What is said stands above a reader at the lower edge.
  if (Math.abs(bottom - board.bottom) < 2) dock.style.setProperty('--reader', `${reader.offsetHeight}px`)
}
