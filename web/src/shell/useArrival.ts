import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

let isFirst = true

/**
 * Brings whoever has followed a link to the top of the new page, with the focus on the element that names it.
 * The first page of a visit leaves the focus to the browser, so that the skip link comes first.
 */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    if (!isFirst) {
      window.scrollTo(0, 0)
      place.current?.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  return place
}
