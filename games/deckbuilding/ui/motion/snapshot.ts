/** Where everything that can move is drawn at a moment, and how it looked. */
export interface Snapshot {
  readonly pieces: ReadonlyMap<number, Seen>
  /** What only makes way for others. */
  readonly settled: ReadonlyMap<string, DOMRect>
  /** How high the board is: with the hand away it has more room. */
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
    // Cards that are laid out to be looked at are shown a second time.
    if (pieces.has(piece) || element.closest('.db-laid') !== null) continue
    pieces.set(piece, { element, box: element.getBoundingClientRect() })
  }
  const settled = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-settles]'))
    settled.set(element.dataset['settles'] ?? '', element.getBoundingClientRect())
  const height = document.querySelector('.db-board')?.getBoundingClientRect().height ?? 0
  return { pieces, settled, height }
}

/** Room for a card in the middle of a place: as large as the card, or smaller where the place is; never out of shape. */
export function boxOfPlace(place: string, like: DOMRect): DOMRect | null {
  const element = document.querySelector(`[data-anchor="${CSS.escape(place)}"]`)
  if (element === null) return null
  const box = element.getBoundingClientRect()
  const scale = Math.min(1, Math.max(box.width / like.width, box.height / like.height))
  const [width, height] = [like.width * scale, like.height * scale]
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
