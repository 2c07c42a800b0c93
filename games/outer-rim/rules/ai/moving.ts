import { at, call, type Seat } from '@kantyna/kernel'
import { statOf } from '../abilities/values.ts'
import type { SeatFrame } from '../frames.ts'
import { distance, isPlanet, mapOf, spaceOfSeat } from '../map/map.ts'
import { stopsMove } from '../map/movement.ts'
import type { Rim } from '../rim.ts'
import { drawOne } from './chance.ts'
import { goalsToMoveTo } from './goals.ts'

/** A way of the AI player. */
interface AiWay {
  /** The spaces that the AI player enters, up to a patrol that stops it. */
  readonly route: readonly number[]
  /** Whether a patrol ends the move before its last space. */
  readonly isStopped: boolean
}

/** OR-AIMOVE-05: whether there is a patrol of a faction with which the seat has no positive reputation. */
function stopsAt(t: Rim, seat: Seat, space: number): boolean {
  for (let faction = 0; faction < t.patrolSpaces.length; faction++)
    if (t.patrolSpaces[faction] === space && stopsMove(t, seat, faction)) return true
  return false
}

/**
 * Every way of a given length that comes as near to the goal as possible (OR-AIMOVE-04): each step leads nearer.
 * Patrols are ignored for this comparison (OR-AIMOVE-07). The Maelstrom is passed like a navpoint (OR-AIMOVE-06).
 */
function shortestWays(t: Rim, from: number, goal: number, steps: number): number[][] {
  const { neighbours } = mapOf(t).graph
  let ways: number[][] = [[]]
  for (let step = 0; step < steps; step++) {
    ways = ways.flatMap((way) => {
      const last = way[way.length - 1] ?? from
      return at(neighbours, last)
        .filter((next) => distance(t, next, goal) < distance(t, last, goal))
        .map((next) => [...way, next])
    })
  }
  return ways
}

function cutByPatrol(t: Rim, seat: Seat, route: readonly number[]): AiWay {
  const stop = route.findIndex((space) => stopsAt(t, seat, space))
  if (stop < 0 || stop === route.length - 1) return { route, isStopped: false }
  return { route: route.slice(0, stop + 1), isStopped: true }
}

const endOf = ({ route }: AiWay): number => at(route, route.length - 1)

/**
 * Prefers ways on which no patrol stops the AI player (OR-AIMOVE-08), then ways that end on a planet (OR-AIMOVE-09).
 * Chance decides the rest (OR-AIMOVE-10, OR-GAP-48). If patrols stop it on every way, it takes the ways that come
 * nearest to the goal (OR-AIMOVE-04).
 */
function preferred(t: Rim, ways: readonly AiWay[], goal: number): readonly AiWay[] {
  const free = ways.filter(({ isStopped }) => !isStopped)
  if (free.length === 0) {
    const least = Math.min(...ways.map((way) => distance(t, endOf(way), goal)))
    return ways.filter((way) => distance(t, endOf(way), goal) === least)
  }
  const onPlanet = free.filter((way) => isPlanet(endOf(way)))
  return onPlanet.length > 0 ? onPlanet : free
}

/**
 * OR-AIMOVE-11, OR-AIMOVE-12: a full move that would not end on a planet (OR-GAP-69) ends one or two spaces earlier if
 * that space is a planet, but not if a patrol ended it (OR-GAP-70). The AI player always leaves its space.
 */
export function shortened({ route, isStopped }: AiWay): readonly number[] {
  if (isStopped || isPlanet(at(route, route.length - 1))) return route
  for (const less of [1, 2]) {
    const end = route[route.length - 1 - less]
    if (end !== undefined && isPlanet(end)) return route.slice(0, route.length - less)
  }
  return route
}

/** All equally good ways that the AI player may take to a goal, given its hyperdrive (OR-AIMOVE-01). */
export function waysTo(
  t: Rim,
  seat: Seat,
  goal: number,
  most = statOf(t, 'hyperdrive', seat),
): (readonly number[])[] {
  const from = spaceOfSeat(t, seat)
  // OR-GAP-47: the AI player stops at the goal.
  const steps = Math.min(most, distance(t, from, goal))
  if (steps <= 0) return []
  const ways = shortestWays(t, from, goal, steps).map((route) => cutByPatrol(t, seat, route))
  // A move that reaches the goal is not shortened.
  return preferred(t, ways, goal).map((way) => (endOf(way) === goal ? way.route : shortened(way)))
}

export function canAiMove(t: Rim, seat: Seat): boolean {
  return goalsToMoveTo(t, seat).length > 0 && statOf(t, 'hyperdrive', seat) > 0
}

/** A move along a route, with the same routine as everybody's moves (OR-AICLAR-01). */
interface MoveAlong extends SeatFrame {
  readonly routine: 'move'
  readonly route: readonly number[]
  made: number
  readonly from: number
  stoppers: readonly Seat[]
}

export function startAiMove(t: Rim, seat: Seat): void {
  const goals = goalsToMoveTo(t, seat)
  if (goals.length === 0) return
  // OR-GAP-46.
  startAiMoveTo(t, seat, drawOne(t, goals))
}

/** Moves towards a space, as far as one move goes. */
export function startAiMoveTo(t: Rim, seat: Seat, goal: number): void {
  const ways = waysTo(t, seat, goal)
  if (ways.length === 0) return
  const route = at(ways, drawOne(t, [...ways.keys()]))
  call<MoveAlong>(t, {
    routine: 'move',
    stage: 0,
    seat,
    route,
    made: 0,
    from: spaceOfSeat(t, seat),
    stoppers: [],
  })
}
