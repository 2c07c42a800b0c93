import { at, type GameEvent } from '@kantyna/kernel'
import { glide, type Motion, type Point, useMoves } from '@kantyna/ui'
import type { RefObject } from 'preact'
import type { MapKey } from '../../rules/map/map.ts'
import { glidesOf } from './glides.ts'
import { type Chart, pointsAcross } from './layout.ts'
import type { Traveller } from './scene.ts'

interface Scene {
  readonly chart: Chart
  readonly map: MapKey
  readonly travellers: readonly Traveller[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** The time for each space on the way, and the shortest time for a whole way, in milliseconds. */
const [STEP, LEAST] = [170, 260]

/** Lets pieces glide along the ways that they have moved. */
export function useGlides(
  svg: RefObject<SVGSVGElement | null>,
  { chart, map, travellers, events, motion }: Scene,
): void {
  const scene = { board: chart, pieces: travellers, events, motion }
  useMoves(svg, '[data-glide]', scene, ({ elements, before, events: happened, motion }) => {
    const glides = glidesOf(happened, map)
    const pace = { step: STEP, least: LEAST, motion }
    return elements.flatMap((element) => {
      const key = element.dataset['glide']
      const oldPoint = before.pieces.find((piece) => piece.key === key)
      const newPoint = travellers.find((piece) => piece.key === key)
      if (newPoint === undefined) return []
      const way = glides.get(newPoint.key)
      const stops = way === undefined ? null : stopsOf(chart, way, oldPoint, newPoint)
      if (stops !== null) return glide(element, stops, pace)
      const isMoved = oldPoint !== undefined && (oldPoint.x !== newPoint.x || oldPoint.y !== newPoint.y)
      return isMoved ? glide(element, [oldPoint, newPoint], pace) : []
    })
  })
}

function stopsOf(
  chart: Chart,
  way: readonly number[],
  oldPoint: Point | undefined,
  newPoint: Point,
): Point[] {
  const between = way.slice(1).flatMap((space, index) => {
    const [from, to] = [at(chart.spaces, at(way, index)), at(chart.spaces, space)]
    const isLast = index === way.length - 2
    // Between the two ends of the chart, a piece follows the drawn route.
    const across = from.isBeyond && to.isBeyond && from !== to ? pointsAcross(from, to, 7) : []
    return [...across, ...(isLast ? [] : [to])]
  })
  const start = oldPoint ?? chart.spaces[way[0] ?? 0] ?? newPoint
  return [start, ...between, newPoint]
}
