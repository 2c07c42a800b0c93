import { useEffect, useLayoutEffect, useRef } from 'react'

const answersItself = 'button, a, [data-thing], .inspector, .dock-actions, .game-panel, .seat-boards, .page'

/** Reports taps outside of everything that can be touched. The keyboard has Escape for the same. */
export function useTapOutside(onTap: () => void): void {
  const latest = useRef(onTap)
  useLayoutEffect(() => {
    latest.current = onTap
  })
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(answersItself) === null) latest.current()
    }
    // Before anything answers the tap: what was tapped may be gone afterwards.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
}
