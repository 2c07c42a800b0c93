import type { Seat } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const MILLISECONDS = 280

/**
 * Lets markers come along their track to the spaces where they already stand. Both spaces are measured as they lie now,
 * so that nothing comes from where the track lay before.
 */
export function useAdvances(
  track: RefObject<HTMLElement | null>,
  levels: readonly number[],
  motion: Motion,
): void {
  const shown = useRef(levels)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = levels
    const isStill = motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (track.current === null || isStill) return
    const spaces = track.current.querySelectorAll('.tg-space')
    levels.forEach((level, seat) => {
      const was = before[seat]
      if (was === undefined || was === level) return
      const [from, to] = [spaces[was], spaces[level]]
      const marker = to?.querySelectorAll('.tg-space-foot > .tg-dot')[placeOf(levels, seat)]
      if (from === undefined || to === undefined || marker === undefined) return
      const distance = from.getBoundingClientRect().left - to.getBoundingClientRect().left
      marker.animate([{ translate: `${distance}px 0` }, { translate: '0 0' }], {
        duration: motion === 'fast' ? MILLISECONDS / 2 : MILLISECONDS,
        easing: 'ease-in-out',
      })
    })
  })
}

/** Among the markers of its space, which stand in the order of seats. */
function placeOf(levels: readonly number[], seat: Seat): number {
  return levels.slice(0, seat).filter((level) => level === levels[seat]).length
}
