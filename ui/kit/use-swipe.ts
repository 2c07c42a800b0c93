import type { TargetedPointerEvent } from 'preact'
import { useRef } from 'preact/hooks'

export type SwipeDirection = 'left' | 'right'

const FAR = 56

interface Position {
  readonly x: number
  readonly y: number
}

/** The direction of a finger's movement if that was a swipe: far enough, and more sideways than up or down. */
export function swipeOf(from: Position, to: Position): SwipeDirection | null {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return null
  return x < 0 ? 'left' : 'right'
}

/** Reports swipes of a finger; with a mouse, buttons do the same. Areas that scroll sideways are left alone. */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void) {
  const began = useRef<(Position & { readonly id: number }) | null>(null)
  return {
    onPointerDown({
      pointerId,
      pointerType,
      clientX,
      clientY,
      target,
      currentTarget,
    }: TargetedPointerEvent<HTMLElement>) {
      const isFree = target instanceof Element && !scrollsSideways(target, currentTarget)
      // A second finger cancels the swipe.
      began.current =
        pointerType === 'touch' && isFree && began.current === null
          ? { id: pointerId, x: clientX, y: clientY }
          : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = began.current
      began.current = null
      if (from === null || from.id !== pointerId) return
      const direction = swipeOf(from, { x: clientX, y: clientY })
      if (direction !== null) onSwipe(direction)
    },
    onPointerCancel() {
      began.current = null
    },
  }
}

function scrollsSideways(element: Element, within: Element): boolean {
  for (
    let each: Element | null = element;
    each !== null && within.contains(each);
    each = each.parentElement
  ) {
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible') return true
  }
  return false
}
