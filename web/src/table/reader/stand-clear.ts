/** Where the reader lies over the board, on a phone: at the edge where it covers the least of what can be touched. */

interface Box {
  readonly top: number
  readonly bottom: number
}

export type Edge = 'bottom' | 'top'

/** `height` of the reader against the board and what is lit on it. Folded, it shows its first line alone. */
export function edgeFor(board: Box, lit: readonly Box[], height: number): { edge: Edge; isFolded: boolean } {
  const covered = (from: number, to: number) =>
    lit.filter(({ top, bottom }) => bottom > from && top < to).length
  const below = covered(board.bottom - height, board.bottom)
  if (below === 0) return { edge: 'bottom', isFolded: false }
  const above = covered(board.top, board.top + height)
  if (above === 0) return { edge: 'top', isFolded: false }
  return { edge: below <= above ? 'bottom' : 'top', isFolded: true }
}

export function standClear(reader: HTMLElement): void {
  const dock = reader.parentElement
  const board = document.querySelector('.table-board')?.getBoundingClientRect()
  if (dock === null || board === undefined) return
  reader.removeAttribute('data-folded')
  reader.removeAttribute('data-edge')
  dock.style.removeProperty('--reader')
  if (getComputedStyle(reader).position !== 'absolute') return
  const lit = [...document.querySelectorAll('.table-board :is([data-lit], [data-picked])')].map((element) =>
    element.getBoundingClientRect(),
  )
  const { edge, isFolded } = edgeFor(board, lit, reader.offsetHeight)
  reader.dataset['edge'] = edge
  if (isFolded) reader.dataset['folded'] = ''
  // From the upper edge of the dock to where it stands.
  reader.style.setProperty('--board', `${board.height}px`)
  if (edge === 'bottom') dock.style.setProperty('--reader', `${reader.offsetHeight}px`)
}
