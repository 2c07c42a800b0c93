import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** How far in one has to be to read the names of contacts. */
const NEAR = 0.95
/** From further away than this, small numbers could not be read: they are left out. */
const FAR = 0.34
/** Beside an open sheet the chart is so small that names would cover it. */
const TINY = 0.17

/**
 * Tells the drawing how many pixels a unit of it takes, as `--scale`: names keep a least size by it. The surface that it
 * lies on is moved by a transform alone, so its style is watched.
 */
export function useScale(svg: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const drawn = svg.current
    const moved = drawn?.parentElement
    if (drawn === null || moved === null || moved === undefined) return
    const measure = () => {
      const scale = Number(/scale\(([\d.]+)\)/.exec(moved.style.transform)?.[1] ?? 1)
      drawn.style.setProperty('--scale', String(scale))
      drawn.toggleAttribute('data-near', scale >= NEAR)
      drawn.toggleAttribute('data-far', scale < FAR)
      drawn.toggleAttribute('data-tiny', scale < TINY)
    }
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(moved, { attributes: true, attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [svg])
}
