import type { Thing } from '@kantyna/kernel'
import { drawThread } from './thread.ts'

/**
 * Follows a pointer from where it was pressed: a drag begins when it has moved far enough, and ends where it is
 * released.
 */

interface Drag {
  /** The drag begins. Returning false cancels it. */
  onStart(): boolean
  /** `isElsewhere`: the drag ends in a different area from where it began. */
  onEnd(target: Thing | null, isElsewhere: boolean): void
}

/** How far a press must move to become a drag, in pixels. A finger trembles more than a mouse. */
const FAR = { mouse: 6, touch: 14 } as const

export function followDrag(down: PointerEvent, source: Element, drag: Drag): void {
  // On a map that is panned by dragging, the player taps one thing after the other instead.
  if (down.button !== 0 || !down.isPrimary || source.closest('.pan-zoom') !== null) return
  const far = down.pointerType === 'mouse' ? FAR.mouse : FAR.touch
  const area = areaOf(source)
  let thread: ReturnType<typeof drawThread> | null = null
  const listening = new AbortController()
  const listen = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    handle: (event: PointerEvent) => void,
  ) =>
    window.addEventListener(
      type,
      (event) => {
        if (event.pointerId === down.pointerId) handle(event)
      },
      { signal: listening.signal },
    )
  const stop = () => {
    listening.abort()
    thread?.remove()
  }
  listen('pointermove', (event) => {
    if (thread === null) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < far) return
      if (!drag.onStart()) return stop()
      thread = drawThread(source)
    }
    thread.to(event.clientX, event.clientY)
  })
  listen('pointerup', (event) => {
    const wasDragged = thread !== null
    stop()
    if (!wasDragged) return
    swallowClick()
    const { thing, element } = thingAt(event.clientX, event.clientY)
    const to = element === null ? null : areaOf(element)
    drag.onEnd(thing, to !== null && to !== area)
  })
  listen('pointercancel', () => {
    const wasDragged = thread !== null
    stop()
    if (wasDragged) drag.onEnd(null, false)
  })
  // A second finger ends the drag.
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerId === down.pointerId) return
      const wasDragged = thread !== null
      stop()
      if (wasDragged) drag.onEnd(null, false)
    },
    { signal: listening.signal },
  )
}

function thingAt(x: number, y: number): { thing: Thing | null; element: Element | null } {
  const element = document.elementFromPoint(x, y)
  const over = element?.closest<HTMLElement | SVGElement>('[data-thing]') ?? null
  // Every element with this attribute is a thing.
  return { thing: (over?.dataset['thing'] as Thing | undefined) ?? null, element }
}

/** The part of the table that contains an element. */
function areaOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? null
}

/** The click after a drag is ignored. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
