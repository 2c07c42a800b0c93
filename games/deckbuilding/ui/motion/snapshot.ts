/** The places and the looks of everything that can move, at one moment. */
export interface Snapshot {
  readonly pieces: ReadonlyMap<number, Seen>
  /** Parts of the board that only move aside for cards. */
  readonly settled: ReadonlyMap<string, DOMRect>
  /** The height of the board. The board is higher while no hand is shown. */
  readonly height: number
}

export interface Seen {
  readonly element: HTMLElement
  readonly box: DOMRect
}

export function takeSnapshot(): Snapshot {
  const pieces = new Map<number, Seen>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = Number(element.dataset['piece'])
    // Cards in an open pile panel are shown a second time.
    if (pieces.has(piece) || element.closest('.db-laid') !== null) continue
    pieces.set(piece, { element, box: element.getBoundingClientRect() })
  }
  const settled = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-settles]'))
    settled.set(element.dataset['settles'] ?? '', element.getBoundingClientRect())
  const height = document.querySelector('.db-board')?.getBoundingClientRect().height ?? 0
  return { pieces, settled, height }
}

/**
 * A frame for a card in the middle of a place: as large as the card, or smaller if the place is smaller, with the same
 * proportions.
 */
export function boxOfPlace(place: string, like: DOMRect): DOMRect | null {
  const element = document.querySelector(`[data-anchor="${CSS.escape(place)}"]`)
  if (element === null) return null
  const box = element.getBoundingClientRect()
  const scale = Math.min(1, Math.max(box.width / like.width, box.height / like.height))
  const [width, height] = [like.width * scale, like.height * scale]
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
