export interface Size {
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
}

interface Box extends Size, Place {}

const GAP = 10
const EDGE = 8

/** Where a card stands beside a thing: above it, below it or at its side, always on the page and never on the thing. */
export function placeBeside(thing: Box, card: Size, page: Size): Place {
  const left = clamp(thing.left + thing.width / 2 - card.width / 2, EDGE, page.width - card.width - EDGE)
  const above = thing.top - GAP - card.height
  if (above >= EDGE) return { left, top: above }
  const below = thing.top + thing.height + GAP
  if (below + card.height <= page.height - EDGE) return { left, top: below }
  const top = clamp(thing.top + thing.height / 2 - card.height / 2, EDGE, page.height - card.height - EDGE)
  const after = thing.left + thing.width + GAP
  if (after + card.width <= page.width - EDGE) return { left: after, top }
  return { left: clamp(thing.left - GAP - card.width, EDGE, page.width - card.width - EDGE), top }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
