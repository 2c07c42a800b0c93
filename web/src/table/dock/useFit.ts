import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/**
 * How far a row has to be folded so that nothing in it is cut off: it is drawn and measured, level by level, before
 * anything is painted. What is drawn goes by `drawn`: when that changes, or the room does, it is tried again.
 */
export function useFit(drawn: string, deepest: number) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const room = useRoom(row)
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

/** The width of what the row lies in, and the size of the text: larger text in the same width needs more of it. */
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
