import { at, call, type Seat } from '@kantyna/kernel'
import { statOf } from '../abilities/values.ts'
import { rulesOf } from '../composition.ts'
import type { SeatFrame } from '../frames.ts'
import { distance, isPlanet, mapOf, spaceOfSeat } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { drawOne } from './chance.ts'

/** A way of the AI player: the spaces after the one where it stands, and how many of them it really enters. */
interface AiWay {
  readonly route: readonly number[]
  /** A patrol ends the move before its last space. */
  readonly isStopped: boolean
}

/** OR-AIMOVE-05: a patrol of a faction that does not think well of it. */
function stopsAt(t: Rim, seat: Seat, space: number): boolean {
  for (let faction = 0; faction < t.patrolSpaces.length; faction++)
    if (t.patrolSpaces[faction] === space && rulesOf(t).action.stopsMove(t, seat, faction)) return true
  return false
}

/**
 * Every way of so many spaces that comes as near to the goal as can be (OR-AIMOVE-04), compared as if nothing stopped it
 * (OR-AIMOVE-07): each step leads nearer. The Maelstrom is passed like a navpoint (OR-AIMOVE-06).
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
 * OR-AIMOVE-08: a way without a patrol that stops it, if there is one; OR-AIMOVE-09: then one that ends on a planet; the
 * rest is chance (OR-AIMOVE-10, OR-GAP-48). Where every way is stopped, the one that comes nearest (OR-AIMOVE-04).
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
 * OR-AIMOVE-11, OR-AIMOVE-12: a full move that would end on no planet (OR-GAP-69) ends one or two spaces earlier if that is
 * on one; not where a patrol has ended it (OR-GAP-70). It always leaves its space.
 */
export function shortened({ route, isStopped }: AiWay): readonly number[] {
  if (isStopped || isPlanet(at(route, route.length - 1))) return route
  for (const less of [1, 2]) {
    const end = route[route.length - 1 - less]
    if (end !== undefined && isPlanet(end)) return route.slice(0, route.length - less)
  }
  return route
}

/** The ways that the AI player may take to a goal, all equally good; by its hyperdrive (OR-AIMOVE-01). */
export function waysTo(
  t: Rim,
  seat: Seat,
  goal: number,
  most = statOf(t, 'hyperdrive', seat),
): (readonly number[])[] {
  const from = spaceOfSeat(t, seat)
  // OR-GAP-47: it stops at the goal.
  const steps = Math.min(most, distance(t, from, goal))
  if (steps <= 0) return []
  const ways = shortestWays(t, from, goal, steps).map((route) => cutByPatrol(t, seat, route))
  // A move that reaches the goal is not made shorter, wherever that is.
  return preferred(t, ways, goal).map((way) => (endOf(way) === goal ? way.route : shortened(way)))
}

export function canAiMove(t: Rim, seat: Seat): boolean {
  return rulesOf(t).ai.headsFor(t, seat).length > 0 && statOf(t, 'hyperdrive', seat) > 0
}

/** A move along a route, of the routine that everybody's moves go by (OR-AICLAR-01). */
interface MoveAlong extends SeatFrame {
  readonly routine: 'move'
  readonly route: readonly number[]
  made: number
  readonly from: number
  stoppers: readonly Seat[]
}

export function startAiMove(t: Rim, seat: Seat): void {
  const goals = rulesOf(t).ai.headsFor(t, seat)
  if (goals.length === 0) return
  // OR-GAP-46.
  startAiMoveTo(t, seat, drawOne(t, goals))
}

/** Towards a space, as far as one move leads. */
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
