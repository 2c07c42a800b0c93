import { at, type GameEvent } from '@kantyna/kernel'
import { type Motion, type Point, translate, useMoves } from '@kantyna/ui'
import type { RefObject } from 'preact'
import type { Berth } from './berths.ts'
import { flightsOf, type Stop } from './flights.ts'
import type { BoardLayout } from './layout.ts'

/** How long ships take to move aside for one another. */
const SETTLING = 200

interface Scene {
  readonly layout: BoardLayout
  readonly berths: readonly (Berth | null)[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** Lets ships fly along the places that they have passed, and lets the other ships move aside. */
export function useFlights(
  svg: RefObject<SVGSVGElement | null>,
  { layout, berths, events, motion }: Scene,
): void {
  const scene = { board: layout, pieces: berths, events, motion }
  useMoves(svg, '[data-flight]', scene, ({ elements, before, events: happened, motion }) => {
    const { duration, byShip } = flightsOf(happened, motion)
    return elements.flatMap((element) => {
      const ship = Number(element.dataset['flight'])
      const [was, is] = [before.pieces[ship] ?? null, berths[ship] ?? null]
      if (is === null) return []
      const stops = byShip.get(ship)
      if (stops !== undefined) return fly(element, flightFrames(layout, stops, was, is, duration), duration)
      const isMoved = was !== null && (was.x !== is.x || was.y !== is.y)
      return isMoved ? moveAside(element, was, is, duration, motion) : []
    })
  })
}

function fly(element: Element, frames: Keyframe[], duration: number): Animation {
  return element.animate(frames, { duration, fill: 'backwards' })
}

/** Ships that stay move aside when the others arrive. */
function moveAside(element: Element, was: Point, is: Point, delay: number, motion: Motion): Animation {
  return element.animate([{ transform: translate(was) }, { transform: translate(is) }], {
    delay: Math.max(0, delay - SETTLING),
    duration: motion === 'fast' ? SETTLING / 2 : SETTLING,
    easing: 'ease-out',
    fill: 'backwards',
  })
}

function flightFrames(
  layout: BoardLayout,
  stops: readonly Stop[],
  was: Berth | null,
  is: Berth,
  duration: number,
): Keyframe[] {
  const last = stops.length - 1
  return stops.map(({ place, time, lands }, index) => {
    const point = index === last ? is : index === 0 && was !== null ? was : at(layout.centres, place)
    return {
      transform: `${translate(point)} scale(${lands ? 1 : 1.18})`,
      offset: Math.min(1, time / Math.max(1, duration)),
      easing: index === 0 ? 'ease-in' : index === last - 1 ? 'cubic-bezier(0.2, 0.8, 0.3, 1.15)' : 'linear',
    }
  })
}
