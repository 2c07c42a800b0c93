import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const handlesTaps =
  'button, a, summary, [role="button"], [data-thing], .reader, .dock-actions, .game-panel, .seat-boards, .moment-place'

/** Reports taps outside everything that can be touched. Escape does the same from the keyboard. */
export function useTapOutside(onTap: () => void): void {
  const latest = useRef(onTap)
  useLayoutEffect(() => {
    latest.current = onTap
  })
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      // A tap on a menu or a book over the table is not a tap on the table.
      if (!(target instanceof Element) || target.closest('.table') === null) return
      if (target.closest(handlesTaps) === null) latest.current()
    }
    // In the capture phase: the tapped element may be gone afterwards.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
}
