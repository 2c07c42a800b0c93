import type { GameEvent } from '@kantyna/kernel'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Motion } from '../contract.ts'
import type { Point } from '../pan-zoom/geometry.ts'

/** A drawing of pieces on a board. Board and pieces are new objects whenever they change. */
export interface MovingScene {
  readonly board: unknown
  readonly pieces: unknown
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** What to animate: from the previous scene to the current one. */
interface Moves<S> {
  readonly elements: readonly SVGGElement[]
  readonly before: S
  /** The events since the previous scene; empty if only pieces have moved aside. */
  readonly events: readonly GameEvent[]
  readonly motion: Exclude<Motion, 'off'>
}

/**
 * Animates pieces that are already drawn at their destination. An animation only covers the final picture, so stopping
 * it early leaves the right one. If the board itself has changed, nothing moves. `selector` finds the pieces; `animate`
 * returns the animations that it has begun.
 */
export function useMoves<S extends MovingScene>(
  svg: RefObject<SVGSVGElement | null>,
  selector: string,
  scene: S,
  animate: (moves: Moves<S>) => readonly Animation[],
): void {
  const shown = useRef<S | null>(null)
  const running = useRef<readonly Animation[]>([])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = scene
    if (before === null || svg.current === null) return
    const hasHappened = before.events !== scene.events
    if (!hasHappened && before.pieces === scene.pieces && before.board === scene.board) return
    // They are remembered, because asking the browser for them makes it style the whole page.
    for (const animation of running.current) animation.cancel()
    running.current = []
    const { motion } = scene
    if (motion === 'off' || prefersReducedMotion() || before.board !== scene.board) return
    const elements = [...svg.current.querySelectorAll<SVGGElement>(selector)]
    running.current = animate({ elements, before, events: hasHappened ? scene.events : [], motion })
  })
}

/**
 * Lets a piece glide from stop to stop. Each step takes `step` milliseconds; all of them together take at least
 * `least`.
 */
export function glide(
  element: Element,
  stops: readonly Point[],
  { step, least, motion }: { readonly step: number; readonly least: number; readonly motion: Motion },
): Animation {
  const full = Math.max(least, step * (stops.length - 1))
  return element.animate(
    stops.map((point) => ({ transform: translate(point) })),
    { duration: motion === 'fast' ? full / 2 : full, easing: 'ease-in-out' },
  )
}

export function translate({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
