import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export interface Room {
  readonly width: number
  readonly height: number
}

/** The size of the first element that matches the selector inside another one, in pixels; null before layout. */
export function useRoom(element: RefObject<HTMLElement | null>, selector: string): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const watched = element.current?.querySelector(selector)
    if (watched === null || watched === undefined) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched
      if (width === 0 || height === 0) return
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, selector])
  return room
}
