import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Room {
  readonly width: number
  readonly height: number
}

/** How much room an element has, in pixels; null before it is laid out. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched
      if (width === 0 || height === 0) return
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return room
}
