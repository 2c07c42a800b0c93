import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/** The size of an element, kept up to date. */
export function useAvailableSpace(
  element: RefObject<Element | null>,
): { width: number; height: number } | null {
  const [space, setSpace] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched
      setSpace((was) => (was?.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return space
}
