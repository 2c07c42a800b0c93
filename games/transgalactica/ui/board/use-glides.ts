import { at, type GameEvent } from '@kantyna/kernel'
import { glide, type Motion, useMoves } from '@kantyna/ui'
import type { RefObject } from 'preact'
import type { GalaxyEvent } from '../../rules/events.ts'
import type { Chart } from './layout.ts'
import type { PlacedShip } from './scene.ts'

interface Scene {
  readonly chart: Chart
  readonly ships: readonly PlacedShip[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** The time for each space on the way, and the shortest time for a whole way, in milliseconds. */
const [STEP, LEAST] = [220, 280]

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

/** Lets ships glide along the ways that they have moved. */
export function useGlides(
  svg: RefObject<SVGSVGElement | null>,
  { chart, ships, events, motion }: Scene,
): void {
  const scene = { board: chart, pieces: ships, events, motion }
  useMoves(svg, '[data-glide]', scene, ({ elements, before, events: happened, motion }) => {
    const ways = waysOf(happened)
    return elements.flatMap((element) => {
      const key = element.dataset['glide']
      const is = ships.find((ship) => ship.key === key)
      const was = before.pieces.find((ship) => ship.key === key)
      if (is === undefined || was === undefined) return []
      const way = ways.get(is.key) ?? []
      const between = way.slice(1, -1).map((space) => at(chart.spaces, space))
      const isMoved = between.length > 0 || was.x !== is.x || was.y !== is.y
      return isMoved ? glide(element, [was, ...between, is], { step: STEP, least: LEAST, motion }) : []
    })
  })
}
