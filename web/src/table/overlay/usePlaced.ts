import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** Places an overlay after every drawing, and again when the board changes its size. */
export function usePlaced(
  overlay: RefObject<HTMLElement | null>,
  place: (element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    if (overlay.current !== null) place(overlay.current)
  })
  useEffect(() => {
    const board = document.querySelector('.table-board')
    if (board === null) return
    const observer = new ResizeObserver(() => {
      if (overlay.current !== null) place(overlay.current)
    })
    observer.observe(board)
    return () => observer.disconnect()
  }, [overlay, place])
}
