import { useEffect, useLayoutEffect, useRef } from 'react'

const answersItself = 'button, a, [data-thing], .inspector, .dock-actions'

/** Tells of taps on nothing in particular. Only for hands: the keyboard has Escape for what it does. */
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
