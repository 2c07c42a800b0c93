import { at, type GameEvent } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { GalaxyEvent } from '../../rules/events.ts'
import type { Chart, Point } from './layout.ts'
import type { PlacedShip } from './scene.ts'

interface Scene {
  readonly chart: Chart
  readonly ships: readonly PlacedShip[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** The time for each space on the way, and the shortest time for a whole way, in milliseconds. */
const STEP = 220
const LEAST = 280

/** The spaces that ships pass, in order, by the key of the ship. */
export function waysOf(events: readonly GameEvent[]): ReadonlyMap<string, readonly number[]> {
  const ways = new Map<string, number[]>()
  for (const event of events as readonly GalaxyEvent[]) {
    // the game emits no other events
    if (event.type !== 'moved') continue
    const key = `ship-${event.seat}-${event.ship}`
    ways.set(key, [...(ways.get(key) ?? [event.from]), ...event.path])
  }
  return ways
}

/**
 * Animates moves of ships that are already drawn at their new places. The animation only covers the result, so stopping
 * it shows the truth.
 */
export function useGlides(svg: RefObject<SVGSVGElement | null>, scene: Scene): void {
  const shown = useRef<Scene | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = scene
    if (before === null || svg.current === null) return
    const hasHappened = before.events !== scene.events
    if (!hasHappened && before.ships === scene.ships) return
    const pieces = [...svg.current.querySelectorAll<SVGGElement>('[data-glide]')]
    for (const piece of pieces) for (const animation of piece.getAnimations()) animation.cancel()
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill || scene.motion === 'off' || before.chart !== scene.chart) return
    const ways = waysOf(hasHappened ? scene.events : [])
    for (const element of pieces) {
      const key = element.dataset['glide']
      const is = scene.ships.find((ship) => ship.key === key)
      const was = before.ships.find((ship) => ship.key === key)
      if (is === undefined || was === undefined) continue
      const way = ways.get(is.key) ?? []
      const between = way.slice(1, -1).map((space) => at(scene.chart.spaces, space))
      if (between.length > 0 || was.x !== is.x || was.y !== is.y)
        glide(element, [was, ...between, is], scene.motion)
    }
  })
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
