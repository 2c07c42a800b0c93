import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The scale at which names of contacts become readable. */
const NEAR = 0.95
/** Below this scale small numbers would be unreadable, so they are hidden. */
const FAR = 0.34
/** Next to an open sheet the chart can be so small that names would cover it. */
const TINY = 0.17

/**
 * Sets `--scale` of the drawing to the number of pixels per unit, so that names keep a minimum size. A transform scales
 * the surface around the drawing, so an observer watches the style of that surface.
 */
export function useScale(svg: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const drawing = svg.current
    const surface = drawing?.parentElement
    if (drawing === null || surface === null || surface === undefined) return
    const measure = () => {
      const scale = Number(/scale\(([\d.]+)\)/.exec(surface.style.transform)?.[1] ?? 1)
      drawing.style.setProperty('--scale', String(scale))
      drawing.toggleAttribute('data-near', scale >= NEAR)
      drawing.toggleAttribute('data-far', scale < FAR)
      drawing.toggleAttribute('data-tiny', scale < TINY)
    }
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(surface, { attributes: true, attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [svg])
}
