import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { nextStop } from './next-stop.ts'

const stops = 'a, button, [role="button"]'

/**
 * A long list with one stop for the Tab key: the last link in it, or where one has been. From there arrows go on; up and
 * down to another line, left and right inside a line.
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
      const at = all.indexOf(event.target as HTMLElement) // what has the focus is an element
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
