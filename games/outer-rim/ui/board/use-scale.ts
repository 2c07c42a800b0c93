import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The scale at which names of contacts become readable. */
const NEAR = 0.95
/** Below this scale small numbers would be unreadable, so they are hidden. */
const FAR = 0.34
/** Next to an open sheet the chart can be so small that names would cover it. */
const TINY = 0.17

/**
 * Sets `--scale` of the drawing to the number of pixels of a unit, so that names keep a minimum size. A transform scales
 * the surface around it, so its style attribute is watched.
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
