import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * When a focused button, card or panel disappears, the browser would move the focus to the top of the page. This hook
 * moves it to an open offer or to the dock instead.
 */
export function useKeptFocus(): void {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    const { current } = last
    if (!(current instanceof Element) || current.isConnected) return
    last.current = null
    // Components that manage the focus themselves come first.
    queueMicrotask(goToMoves)
  })
}

/** Moves the focus to an offer that waits for an answer, else to the dock. */
function goToMoves(): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const offer = document.querySelector<HTMLElement>('.game-panel [data-answer-wanted]')
  const moves = offer ?? document.querySelector<HTMLElement>('.dock-actions')
  moves?.focus({ preventScroll: true })
}
