import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Sets `data-before` and `data-after` while a row has more cards beyond its left and right edges. */
export function useOverflow(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const watched = row.current
    if (watched === null) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = watched
      watched.toggleAttribute('data-before', scrollLeft > 2)
      watched.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 2)
    }
    // It also calls once for what it begins to watch, when everything has been laid out.
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    for (const child of watched.children) observer.observe(child)
    watched.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      watched.removeEventListener('scroll', measure)
    }
  })
}
