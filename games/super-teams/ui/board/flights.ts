import type { GameEvent } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import type { RaceEvent } from '../../rules/events.ts'

/**
 * Which ships fly, over which places and when, computed from the events: one flight after the other, in their
 * order.
 */

export interface Stop {
  readonly place: number
  /** Milliseconds since the events arrived. */
  readonly time: number
  /** Whether the ship comes to rest here, even if only for a moment. */
  readonly lands: boolean
}

export interface Flights {
  readonly duration: number
  /** For every ship that moves: the first stop is where it stood, the last where it is now. */
  readonly byShip: ReadonlyMap<number, readonly Stop[]>
}

export const LEG = 250
export const LONGEST = 900
/** The time that each passed place adds to a leg. */
const PASSING = 50

export function flightsOf(events: readonly GameEvent[], motion: Motion): Flights {
  const legs = motion === 'off' ? [] : events.flatMap(legOf)
  const total = legs.reduce((sum, { length }) => sum + length, 0)
  const pace = Math.min(1, LONGEST / Math.max(1, total)) * (motion === 'fast' ? 0.5 : 1)
  const byShip = new Map<number, Stop[]>()
  let now = 0
  for (const { ship, places, length } of legs) {
    const stops = byShip.get(ship) ?? []
    byShip.set(ship, stops)
    const flying = length * pace
    const last = places.length - 1
    places.forEach((place, index) => {
      stops.push({
        place,
        time: now + (flying * index) / Math.max(1, last),
        lands: index === 0 || index === last,
      })
    })
    now += flying
  }
  return { duration: now, byShip }
}

interface Leg {
  readonly ship: number
  readonly places: readonly number[]
  readonly length: number
}

function legOf(happened: GameEvent): Leg[] {
  const event = happened as RaceEvent // the race emits nothing else
  switch (event.type) {
    case 'shipFlew':
    case 'towed':
      return [leg(event.ship, along(event.from, event.to))]
    case 'fellBack':
    case 'leapt':
      return [leg(event.ship, [event.from, event.to])]
    default:
      return []
  }
}

function leg(ship: number, places: readonly number[]): Leg {
  return { ship, places, length: LEG + Math.max(0, places.length - 2) * PASSING }
}

/** Every place from one to the other, both ends included. */
export function along(from: number, to: number): number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step)
}
