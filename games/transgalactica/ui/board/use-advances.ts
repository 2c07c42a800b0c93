import type { Seat } from '@kantyna/kernel'
import { type Motion, prefersReducedMotion } from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const MILLISECONDS = 280

/**
 * Animates markers along their track to the spaces where they already are. Both spaces are measured now, so that an
 * animation never starts where the track used to be.
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
    const isStill = motion === 'off' || prefersReducedMotion()
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

/** The place of a seat's marker on its space, where markers stand in the order of seats. */
function placeOf(levels: readonly number[], seat: Seat): number {
  return levels.slice(0, seat).filter((level) => level === levels[seat]).length
}
