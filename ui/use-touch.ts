import type { Thing } from '@kantyna/kernel'
import type { TargetedFocusEvent, TargetedPointerEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Touching } from './contract.ts'
import { followDrag } from './dragging/follow-drag.ts'
import { hasPointerMoved } from './dragging/pointer-moved.ts'

/**
 * Makes an element interactive: tap, Enter and Space touch it, dragging moves it; hover, focus and a long press
 * describe it.
 */

const LONG_PRESS = 500

/** For things that cannot be touched, such as those in a book. */
export const noTouching: Touching = {
  lit: new Set(),
  picked: new Set(),
  pointed: new Set(),
  onTouch: () => undefined,
  onInspect: () => undefined,
}

interface TouchOptions {
  readonly label: string
  /** A short label for lists; without it, the label itself. */
  readonly short?: string
  /** Keeps the thing in the tab order even if it is not lit. */
  readonly expected?: boolean
  /** Handles a tap instead of touching the thing, if a tap may mean several things, or opens something. */
  readonly onTap?: (event: MouseEvent | KeyboardEvent) => void
}

export function useTouch(
  thing: Thing,
  touching: Touching,
  { label, short, expected = false, onTap }: TouchOptions,
) {
  const press = useRef({ timer: 0, wasLong: false, isOver: false })
  useEffect(() => {
    const pressed = press.current
    return () => window.clearTimeout(pressed.timer)
  }, [])

  const isLit = touching.lit.has(thing)
  const isPicked = touching.picked.has(thing)
  const endPress = () => window.clearTimeout(press.current.timer)
  const tap = (event: MouseEvent | KeyboardEvent) => {
    if (onTap === undefined) touching.onTouch(thing)
    else onTap(event)
  }

  return {
    'data-thing': thing,
    'data-lit': isLit || undefined,
    'data-picked': isPicked || undefined,
    'data-pointed': touching.pointed.has(thing) || undefined,
    role: 'button',
    // In lower case, because SVG elements take attribute names literally.
    tabindex: isLit || isPicked || expected ? 0 : -1,
    'aria-label': label,
    'data-label': short,
    'aria-pressed': isPicked,
    onClick(event: MouseEvent) {
      event.stopPropagation()
      if (press.current.wasLong) {
        press.current.wasLong = false
        return
      }
      tap(event)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') touching.onInspect(null)
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) tap(event)
    },
    onPointerMove(event: PointerEvent) {
      // A thing that slides under a resting mouse is not pointed at.
      if (event.pointerType !== 'mouse' || press.current.isOver || !hasPointerMoved(event)) return
      press.current.isOver = true
      touching.onInspect(thing)
    },
    onPointerLeave(event: PointerEvent) {
      endPress()
      if (press.current.isOver && event.pointerType === 'mouse') touching.onInspect(null)
      press.current.isOver = false
    },
    onPointerDown(event: TargetedPointerEvent<Element>) {
      press.current.wasLong = false
      followDrag(event, event.currentTarget, {
        onStart() {
          endPress()
          return touching.onLift?.(thing) ?? false
        },
        onEnd: (target, isElsewhere) => touching.onDropOn?.(target, isElsewhere),
      })
      if (event.pointerType === 'mouse') return
      press.current.timer = window.setTimeout(() => {
        press.current.wasLong = true
        touching.onInspect(thing)
      }, LONG_PRESS)
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onContextMenu(event: MouseEvent) {
      if (press.current.wasLong) event.preventDefault()
    },
    onFocus(event: TargetedFocusEvent<Element>) {
      if (event.currentTarget.matches(':focus-visible')) touching.onInspect(thing)
    },
    onBlur() {
      touching.onInspect(null)
    },
  } as const
}
