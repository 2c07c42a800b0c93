/** Where everything that can move is drawn at a moment, and how it looked. */
export interface Snapshot {
  readonly pieces: ReadonlyMap<number, Seen>
  /** What only makes way for others. */
  readonly settled: ReadonlyMap<string, DOMRect>
}

export interface Seen {
  readonly element: HTMLElement
  readonly box: DOMRect
}

export function takeSnapshot(): Snapshot {
  const pieces = new Map<number, Seen>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = Number(element.dataset['piece'])
    // A pile that is laid out shows pieces a second time.
    if (pieces.has(piece) || element.closest('.db-panel') !== null) continue
    pieces.set(piece, { element, box: element.getBoundingClientRect() })
  }
  const settled = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-settles]'))
    settled.set(element.dataset['settles'] ?? '', element.getBoundingClientRect())
  return { pieces, settled }
}

/** The box of a place: its own where it is drawn as large as a card, else one of a card's size in its middle. */
export function boxOfPlace(place: string, like: DOMRect): DOMRect | null {
  const element = document.querySelector(`[data-anchor="${CSS.escape(place)}"]`)
  if (element === null) return null
  const box = element.getBoundingClientRect()
  if (box.width < like.width * 2) return box
  const [x, y] = [box.x + box.width / 2 - like.width / 2, box.y + box.height / 2 - like.height / 2]
  return new DOMRect(x, y, like.width, like.height)
}
