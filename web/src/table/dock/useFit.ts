import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/**
 * Finds the level of folding at which nothing in a row is cut off: the row is drawn and measured, level by level,
 * before the browser paints. It is measured again when `drawn` (a key of the content) or the available room changes.
 */
export function useFit(drawn: string, deepest: number) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const room = useRoom(row)
  const tried = `${room} ${drawn}`
  const [found, setFound] = useState({ tried, level: 0 })
  const level = found.tried === tried ? found.level : 0
  // Measured after every drawing, because elements beside the row may have grown.
  useLayoutEffect(() => {
    if (row !== null && level < deepest && isCutOff(row)) setFound({ tried, level: level + 1 })
  })
  return { row: setRow, level }
}

/** A row that is too full is wider than its frame, or its buttons wrap beyond its height. */
function isCutOff({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}

/** A key of the available room: the frame's width and the font size, since larger text needs more room. */
function useRoom(row: HTMLElement | null): string {
  const [room, setRoom] = useState('')
  useEffect(() => {
    const frame = row?.parentElement
    if (row === null || frame == null) return
    const observer = new ResizeObserver(() =>
      setRoom(`${frame.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`),
    )
    observer.observe(frame)
    observer.observe(row)
    return () => observer.disconnect()
  }, [row])
  return room
}
