import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const answersItself =
  'button, a, summary, [role="button"], [data-thing], .reader, .dock-actions, .game-panel, .seat-boards, .moment-place'

/** Reports taps outside of everything that can be touched. The keyboard has Escape for the same. */
export function useTapOutside(onTap: () => void): void {
  const latest = useRef(onTap)
  useLayoutEffect(() => {
    latest.current = onTap
  })
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      // What is not on the table, such as a menu or a book that lies over it, is no tap beside something on it.
      if (!(target instanceof Element) || target.closest('.table') === null) return
      if (target.closest(answersItself) === null) latest.current()
    }
    // Before anything answers the tap: what was tapped may be gone afterwards.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
}
