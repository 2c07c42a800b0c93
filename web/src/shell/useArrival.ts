import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

let isFirst = true

/**
 * After a link was followed, scrolls to the top of the new page and focuses the element that names it.
 * On the first page of a visit the browser keeps the focus, so that the skip link comes first.
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
