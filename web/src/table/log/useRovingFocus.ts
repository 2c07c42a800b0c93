import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const stops = 'a, button, [role="button"]'

/**
 * Roving focus for a long list: the Tab key stops once, at the last link or the one that had the focus last. From there
 * the arrow keys move on: up and down to another line, left and right within a line.
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>) {
  const stop = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
    if (stop.current === null || !all.includes(stop.current as HTMLElement)) stop.current = all.at(-1) ?? null
    for (const each of all) each.tabIndex = each === stop.current ? 0 : -1
  })
  const moveTo = (next: HTMLElement) => {
    if (stop.current instanceof HTMLElement) stop.current.tabIndex = -1
    stop.current = next
    next.tabIndex = 0
  }
  return {
    onFocus({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.matches(stops)) moveTo(target)
    },
    onKeyDown(event: KeyboardEvent) {
      const all = [...(list.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
      const lines = all.map((each) => lineOf(each))
      const at = all.indexOf(event.target as HTMLElement) // keys are pressed on elements
      const next = all[nextStop(event.key, at, lines) ?? -1]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }
}

/** The choice that a link belongs to. */
function lineOf(element: Element): string {
  return element.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? ''
}

/** The stop that a key leads to from the stop at `at`; null if none. `lines` has the line of each stop. */
export function nextStop(key: string, at: number, lines: readonly string[]): number | null {
  if (at < 0) return null
  switch (key) {
    case 'ArrowRight':
      return lines[at + 1] === lines[at] ? at + 1 : null
    case 'ArrowLeft':
      return at > 0 && lines[at - 1] === lines[at] ? at - 1 : null
    case 'ArrowDown': {
      const next = lines.findIndex((line, index) => index > at && line !== lines[at])
      return next < 0 ? null : next
    }
    case 'ArrowUp': {
      const last = lines.findLastIndex((line, index) => index < at && line !== lines[at])
      return last < 0 ? null : lines.indexOf(lines[last] ?? '')
    }
    case 'Home':
      return 0
    case 'End':
      return lines.length - 1
    default:
      return null
  }
}
