import { useEffect, useLayoutEffect, useState } from 'react'

/**
 * How far a row has to be folded so that nothing in it is cut off: it is drawn and measured, level by level, before
 * anything is painted. What is drawn goes by `drawn`: when that changes, or the room does, it is tried again.
 */
export function useFit(drawn: string, deepest: number) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const room = useWidth(row?.parentElement ?? null)
  const tried = `${room} ${drawn}`
  const [found, setFound] = useState({ tried, level: 0 })
  const level = found.tried === tried ? found.level : 0
  // After every drawing: what stands beside the row may have grown.
  useLayoutEffect(() => {
    if (row !== null && level < deepest && isCutOff(row)) setFound({ tried, level: level + 1 })
  })
  return { row: setRow, level }
}

/** A row that is too full is wider than its room, or its buttons need more lines than it is high. */
function isCutOff({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
