import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Buttons, cards and panels go away once they have done their work. Whoever was there by keyboard goes on where the moves
 * are, and does not begin again at the top of the page.
 */
export function useKeptPlace(): void {
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
    // Whatever keeps the focus to itself does so first.
    queueMicrotask(goToMoves)
  })
}

/** To an offer that waits for an answer, else to the dock. */
function goToMoves(): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const offer = document.querySelector<HTMLElement>('.game-panel [data-answer-wanted]')
  const moves = offer ?? document.querySelector<HTMLElement>('.dock-actions')
  moves?.focus({ preventScroll: true })
}
