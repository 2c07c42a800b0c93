/**
 * The last position of the pointer. Browsers also report a move when something slides under a resting pointer, so
 * positions are compared.
 */
let last = { x: Number.NaN, y: Number.NaN }
let before = last
let lastEvent: PointerEvent | null = null

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', note, { capture: true, passive: true })
  window.addEventListener('pointerdown', note, { capture: true, passive: true })
}

function note(event: PointerEvent): void {
  before = last
  last = { x: event.screenX, y: event.screenY }
  lastEvent = event
}

/** Whether the pointer itself has moved since its last position. */
export function hasPointerMoved(event: PointerEvent): boolean {
  if (event !== lastEvent) note(event)
  return before.x !== last.x || before.y !== last.y
}
