import { at, type GameEvent } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MapKey } from '../../rules/map/map.ts'
import { glidesOf } from './glides.ts'
import { type Chart, type Point, pointsAcross } from './layout.ts'
import type { Traveller } from './scene.ts'

interface Scene {
  readonly chart: Chart
  readonly map: MapKey
  readonly travellers: readonly Traveller[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** The milliseconds for each space on the way, and the minimum for a whole way. */
const STEP = 170
const LEAST = 260

/**
 * Animates moves of pieces that are already drawn in their final places. An animation that is cut short therefore leaves
 * the right picture.
 */
export function useGlides(svg: RefObject<SVGSVGElement | null>, scene: Scene): void {
  const shown = useRef<Scene | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = scene
    if (before === null || svg.current === null) return
    const hasHappened = before.events !== scene.events
    if (!hasHappened && before.travellers === scene.travellers) return
    const pieces = [...svg.current.querySelectorAll<SVGGElement>('[data-glide]')]
    for (const piece of pieces) for (const animation of piece.getAnimations()) animation.cancel()
    const motion = prefersReducedMotion() ? 'off' : scene.motion
    if (motion === 'off' || before.chart !== scene.chart) return
    const glides = glidesOf(hasHappened ? scene.events : [], scene.map)
    for (const element of pieces) {
      const key = element.dataset['glide']
      const was = before.travellers.find((piece) => piece.key === key)
      const is = scene.travellers.find((piece) => piece.key === key)
      if (is === undefined) continue
      const way = glides.get(is.key)
      const stops = way === undefined ? null : stopsOf(scene.chart, way, was, is)
      if (stops !== null) glide(element, stops, motion)
      else if (was !== undefined && (was.x !== is.x || was.y !== is.y)) glide(element, [was, is], motion)
    }
  })
}

function stopsOf(chart: Chart, way: readonly number[], was: Point | undefined, is: Point): Point[] {
  const between = way.slice(1).flatMap((space, index) => {
    const [from, to] = [at(chart.spaces, at(way, index)), at(chart.spaces, space)]
    const isLast = index === way.length - 2
    // From one end of the chart to the other, along the route that is drawn there.
    const across = from.isBeyond && to.isBeyond && from !== to ? pointsAcross(from, to, 7) : []
    return [...across, ...(isLast ? [] : [to])]
  })
  const start = was ?? chart.spaces[way[0] ?? 0] ?? is
  return [start, ...between, is]
}

function glide(element: Element, stops: readonly Point[], motion: Motion): void {
  const full = Math.max(LEAST, STEP * (stops.length - 1))
  element.animate(
    stops.map((point) => ({ transform: translate(point) })),
    { duration: motion === 'fast' ? full / 2 : full, easing: 'ease-in-out' },
  )
}

export function translate({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
