import type { RefObject, TargetedFocusEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Buttons of a sheet go away once they have done their work. Whoever was at one by keyboard stays in the sheet then,
 * before what has come in the button's place, and does not begin again at the top of the page.
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
      // What is blurred because it is taken away was not left; that shows once it is away.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) isInside.current = false
      })
    },
  } as const
}
