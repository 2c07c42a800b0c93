import type { RefObject, TargetedFocusEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Some buttons of a sheet disappear when they are pressed. This hook then moves the keyboard focus to the sheet, so
 * that the player does not have to start again at the top of the page.
 */
export function useKeptFocus(sheet: RefObject<HTMLElement | null>) {
  const isInside = useRef(false)
  useEffect(() => {
    const { current } = sheet
    if (current === null) return
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (isInside.current && (activeElement === null || activeElement === body))
        current.focus({ preventScroll: true })
    })
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [sheet])
  return {
    tabIndex: -1,
    onFocus() {
      isInside.current = true
    },
    onBlur({ currentTarget, target, relatedTarget }: TargetedFocusEvent<HTMLElement>) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      // If the element was removed, the player has not left the sheet. The DOM shows the removal only after the event.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) isInside.current = false
      })
    },
  } as const
}
