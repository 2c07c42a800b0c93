import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  hasListener,
  PASS,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import type { Skill } from '../../content/names.ts'
import { startTest } from '../combat/tests.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import { patrolSpace } from '../reads.ts'
import { standing } from '../reputation/reputation.ts'
import { hasPermission, isAutoma } from '../resources/holding.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { seatThing } from '../scenario/things.ts'
import { MAELSTROM, mapOf, spaceOfSeat } from './map.ts'
import { spacesAround } from './patrols.ts'

/**
 * Moves from space to space, along routes (OR-MAP-01 to OR-MAP-03; the Ring of Kafrene is a planet, OR-MAP-10; tiles that
 * touch are not connected by that alone, OR-MAP-04).
 */

/** A space where a move can end, with the route to it: from the first space after the start to the last. */
export interface Way {
  readonly space: number
  readonly route: readonly number[]
}

/** Whether the patrol of a faction ends a move: without positive reputation it does (OR-MOVE-05, OR-MOVE-07). */
export function stopsMove(t: PublicRim, seat: Seat, faction: number): boolean {
  return standing(t, seat, faction) <= 0
}

/** Whether a patrol in that space ends a move. */
function patrolStops(t: Rim, seat: Seat, space: number): boolean {
  for (let faction = 0; faction < t.patrolSpaces.length; faction++)
    if (t.patrolSpaces[faction] === space && stopsMove(t, seat, faction)) return true
  return false
}

/** Everything in a space that ends a move: the Maelstrom, or the patrols unless the player can slip past. */
export function stopsIn(
  t: PublicRimWithContacts,
  seat: Seat,
  space: number,
): readonly (number | 'maelstrom')[] {
  if (space === MAELSTROM) return ['maelstrom']
  if (canSlipPast(t, seat)) return []
  return t.patrolSpaces.flatMap((where, faction) =>
    where === space && stopsMove(t, seat, faction) ? [faction] : [],
  )
}

function slipPastSkills(t: Rim, seat: Seat): Skill[] {
  const skills: Skill[] = []
  if (hasPermission(t, seat, 'slipPastByPiloting')) skills.push('piloting')
  if (hasPermission(t, seat, 'slipPastByStealth')) skills.push('stealth')
  return skills
}

/** The other players who may stop a player in their space, in turn order from the moving player. */
function stoppersOf(t: PublicRimWithContacts, seat: Seat): Seat[] {
  const found: Seat[] = []
  for (let after = 1; after < t.seats; after++) {
    const other = (seat + after) % t.seats
    // OR-AICARD-02: the AI player uses no abilities.
    if (!isAutoma(t, other) && hasPermission(t, other, 'stopOthers')) found.push(other)
  }
  return found
}

/**
 * The spaces that may keep a player from moving on after entering them. The space in which a move begins does not count
 * (OR-MOVE-09, OR-MAEL-02). Other players do not hinder (OR-MOVE-06), except those with a permission to stop others.
 */
interface Obstacles {
  /** Spaces that end the move. The Maelstrom also does (OR-MOVE-08, OR-MAEL-01, OR-GAP-32, OR-GAP-33). */
  readonly ends: readonly number[]
  /** Spaces that may end it: with a patrol to slip past, or a player who may stop others. */
  readonly risks: readonly number[]
}

export function obstaclesFor(t: PublicRimWithContacts, seat: Seat): Obstacles {
  const patrols = stoppingPatrols(t, seat)
  const stoppers = stoppersOf(t, seat).map((other) => spaceOfSeat(t, other))
  return canSlipPast(t, seat)
    ? { ends: [], risks: [...patrols, ...stoppers] }
    : { ends: patrols, risks: stoppers }
}

/** The spaces of patrols that end a move. */
function stoppingPatrols(t: PublicRim, seat: Seat): number[] {
  const found: number[] = []
  for (let faction = 0; faction < t.patrolSpaces.length; faction++)
    if (stopsMove(t, seat, faction)) found.push(patrolSpace(t, faction))
  return found
}

function canSlipPast(t: PublicRimWithContacts, seat: Seat): boolean {
  return hasPermission(t, seat, 'slipPastByPiloting') || hasPermission(t, seat, 'slipPastByStealth')
}

interface Step {
  readonly space: number
  readonly risks: number
  readonly before: Step | null
}

/** For every space in reach, the way with the fewest risks; among those, a shortest one. */
function search(t: PublicRim, seat: Seat, steps: number, { ends, risks }: Obstacles): Step[] {
  const { neighbours } = mapOf(t).graph
  const from = spaceOfSeat(t, seat)
  const best: (Step | undefined)[] = new Array<Step | undefined>(neighbours.length)
  const start: Step = { space: from, risks: 0, before: null }
  best[from] = start
  const found: number[] = []
  let frontier: Step[] = [start]
  for (let step = 0; step < steps && frontier.length > 0; step++) {
    const next: Step[] = []
    for (const before of frontier) {
      for (const space of at(neighbours, before.space)) {
        const taken = before.risks + (risks.includes(space) ? 1 : 0)
        const known = best[space]
        if (known !== undefined && known.risks <= taken) continue
        if (known === undefined) found.push(space)
        const reached: Step = { space, risks: taken, before }
        best[space] = reached
        if (space !== MAELSTROM && !ends.includes(space)) next.push(reached)
      }
    }
    frontier = next
  }
  return [start, ...found.map((space) => best[space] as Step)] // every found space has a step
}

/**
 * The spaces where a move of up to that many steps can end, the player's own first (OR-MOVE-02 to OR-MOVE-04, OR-GAP-34). It
 * is called in every planning phase, so it does not collect the routes.
 */
export function spacesInReach(t: Rim, seat: Seat, steps: number): number[] {
  const ends = canSlipPast(t, seat) ? noSpaces : stoppingPatrols(t, seat)
  const from = spaceOfSeat(t, seat)
  return isFreeWithin(t, from, ends, steps)
    ? [from, ...spacesAround(t, from, steps)]
    : spacesAmong(mapOf(t).graph.neighbours, from, ends, steps)
}

const noSpaces: readonly number[] = []

/** Whether nothing before the last step ends the move. */
function isFreeWithin(t: Rim, from: number, ends: readonly number[], steps: number): boolean {
  const { graph } = mapOf(t)
  if (from !== MAELSTROM && graph.distance(from, MAELSTROM) < steps) return false
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index] as number // the index is in range
    if (end !== from && graph.distance(from, end) < steps) return false
  }
  return true
}

/** By space, the number of the last search that found it: faster than searching the list of found spaces. */
const lastSearchOf: number[] = []
let searches = 0

function spacesAmong(
  neighbours: readonly (readonly number[])[],
  from: number,
  ends: readonly number[],
  steps: number,
): number[] {
  const found = [from]
  searches++
  lastSearchOf[from] = searches
  let first = 0
  for (let step = 0; step < steps; step++) {
    const last = found.length
    for (; first < last; first++) {
      const space = found[first] as number // the index is in range
      if (first > 0 && (space === MAELSTROM || ends.includes(space))) continue
      const around = neighbours[space] as readonly number[] // every space has a list
      for (let index = 0; index < around.length; index++) {
        const next = around[index] as number // the index is in range
        if (lastSearchOf[next] === searches) continue
        lastSearchOf[next] = searches
        found.push(next)
      }
    }
  }
  return found
}

/** The spaces that a move would reach if no patrol ended it (OR-MOVE-05). */
export function spacesBehindPatrols(t: Rim, seat: Seat, steps: number): number[] {
  const inReach = spacesInReach(t, seat, steps)
  return spacesAmong(mapOf(t).graph.neighbours, spaceOfSeat(t, seat), noSpaces, steps).filter(
    (space) => !inReach.includes(space),
  )
}

/** The factions whose patrols end the move on ways of up to that many steps to a space. */
export function patrolsOnTheWay(t: Rim, seat: Seat, steps: number, to: number): number[] {
  const ways = mapOf(t).graph.neighbours
  const from = spaceOfSeat(t, seat)
  const isOnTheWay = (patrol: number): boolean => {
    for (let before = 1; before < steps; before++)
      if (spacesAmong(ways, from, noSpaces, before).includes(patrol))
        return spacesAmong(ways, patrol, noSpaces, steps - before).includes(to)
    return false
  }
  return t.patrolSpaces.flatMap((patrol, faction) =>
    patrol !== from && patrol !== to && stopsMove(t, seat, faction) && isOnTheWay(patrol) ? [faction] : [],
  )
}

/** The spaces in reach, each with the way that has the fewest risks. */
export function reachable(t: PublicRimWithContacts, seat: Seat, steps: number): Way[] {
  const ways = search(t, seat, steps, obstaclesFor(t, seat))
  return ways.map((step) => ({ space: step.space, route: routeOf(step) }))
}

function routeOf(step: Step): number[] {
  const route: number[] = []
  for (let each: Step | null = step; each !== null && each.before !== null; each = each.before)
    route.unshift(each.space)
  return route
}

interface MoveFrame extends SeatFrame {
  readonly routine: 'move'
  readonly route: readonly number[]
  /** How many spaces of the route have been entered. */
  made: number
  readonly from: number
  /** Players who may still stop the mover in its current space. */
  stoppers: readonly Seat[]
}

/** Moves a player to a space in reach: space by space if anything could end the move on the way (OR-MOVE-04). */
export function startMove(t: Rim, seat: Seat, to: number, steps: number): void {
  const from = spaceOfSeat(t, seat)
  const obstacles = obstaclesFor(t, seat)
  const isCertain = obstacles.risks.length === 0
  if (isCertain && !hasListener(t)) {
    // Nobody listens for the route, and nothing can end the move.
    t.spaces[seat] = to
    return
  }
  const way = search(t, seat, steps, obstacles).find(({ space }) => space === to)
  if (way === undefined) return
  const frame = { routine: 'move', stage: 0, seat, route: routeOf(way), made: 0, from, stoppers: [] } as const
  call<MoveFrame>(t, frame)
}

/** Relocates a player; no space in between is entered (OR-MOVE-10, OR-MOVE-11). */
export function moveDirectly(t: Rim, seat: Seat, to: number): void {
  const from = spaceOfSeat(t, seat)
  t.spaces[seat] = to
  emitEvent(t, { type: 'moved', seat, from, to, route: [] })
}

const STOP = 0

/** Asks a seat whether it stops a player who enters its space (Lancer-class Pursuit Craft). */
export const stopMover: DecisionKind<Rim> = decisionKind({
  name: 'stopMover',
  shape: 'one',
  rules: ['OR-MOVE-06'],
  list: () => [STOP, PASS],
  option: (t) => ({ id: 'stop', touches: [seatThing(t.active)], facts: { seat: t.active } }),
  isOpen: true,
  byRule: () => [PASS],
})

/** Moves space by space, because a test or another player may end the move before its last space. */
export const move = routine<Rim, MoveFrame>('move')('shown', {
  enter(t, frame) {
    const space = frame.route[frame.made]
    if (space === undefined) return 'end'
    t.spaces[frame.seat] = space
    frame.made++
    if (frame.made === frame.route.length) return 'end'
    frame.returned = null
    // A route leads through a patrol's space only if the player can slip past it.
    if (!patrolStops(t, frame.seat, space)) return 'gatherStoppers'
    const context = { seat: frame.seat }
    startTest(t, context, slipPastSkills(t, frame.seat), null, null)
  },
  slipPast(t, frame) {
    const hasPassed = frame.returned === 'passed'
    const here = spaceOfSeat(t, frame.seat)
    for (let faction = 0; hasListener(t) && faction < t.patrolSpaces.length; faction++)
      if (t.patrolSpaces[faction] === here && stopsMove(t, frame.seat, faction))
        emitEvent(t, { type: 'slippedPast', seat: frame.seat, faction, hasPassed })
    if (!hasPassed) return 'end'
  },
  gatherStoppers(t, frame) {
    const here = spaceOfSeat(t, frame.seat)
    frame.stoppers = stoppersOf(t, frame.seat).filter((other) => spaceOfSeat(t, other) === here)
  },
  askStopper(t, { stoppers }) {
    const [other] = stoppers
    if (other === undefined) return 'enter'
    ask(t, stopMover, other)
  },
  takeStop(t, frame) {
    const [other = NONE, ...others] = frame.stoppers
    frame.stoppers = others
    if (picked(t) === PASS) return 'askStopper'
    emitEvent(t, { type: 'madeToStop', seat: frame.seat, by: other })
  },
  end(t, { seat, from, route, made }) {
    if (!hasListener(t)) return
    emitEvent(t, { type: 'moved', seat, from, to: spaceOfSeat(t, seat), route: route.slice(0, made) })
  },
})
