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
import type { Skill } from '../content/names.ts'
import { emitEvent } from './events.ts'
import type { SeatFrame } from './frames.ts'
import { hasPermission, isAutoma } from './holding.ts'
import { MAELSTROM, mapOf, spaceOfSeat, spaces } from './map.ts'
import { NONE } from './pieces.ts'
import { standing } from './reputation.ts'
import type { Rim } from './rim.ts'
import { startTest } from './tests.ts'
import { seatThing } from './things.ts'

/** A space that a move can end in, with the way there: from the first space after the start to the last. */
export interface Way {
  readonly space: number
  readonly route: readonly number[]
}

/** What a space does to somebody who enters it on the way. */
const FREE = 0
/** Something there may end the move: a patrol that has to be slipped past, a player who may say stop. */
const RISK = 1
/** The move ends (OR-MOVE-05, OR-MOVE-08). */
const END = 2

/** A patrol of a faction with which the player has no positive reputation (OR-MOVE-05, OR-MOVE-07, OR-GAP-33). */
function patrolStops(t: Rim, seat: Seat, space: number): boolean {
  for (let faction = 0; faction < t.patrolSpaces.length; faction++)
    if (t.patrolSpaces[faction] === space && standing(t, seat, faction) <= 0) return true
  return false
}

function slipPastSkills(t: Rim, seat: Seat): Skill[] {
  const skills: Skill[] = []
  if (hasPermission(t, seat, 'slipPastByPiloting')) skills.push('piloting')
  if (hasPermission(t, seat, 'slipPastByStealth')) skills.push('stealth')
  return skills
}

/** The other players in a space who may make somebody stop there, in turn order from the one who moves. */
function stoppersAt(t: Rim, seat: Seat, space: number): Seat[] {
  const found: Seat[] = []
  for (let after = 1; after < t.seats; after++) {
    const other = (seat + after) % t.seats
    // OR-AICARD-02: the AI player uses no abilities.
    if (t.spaces[other] === space && !isAutoma(t, other) && hasPermission(t, other, 'stopOthers'))
      found.push(other)
  }
  return found
}

/** Other players are no hindrance (OR-MOVE-06). A space is looked at when it is entered, never the one left (OR-MOVE-09). */
function effectOf(t: Rim, seat: Seat, space: number, canSlipPast: boolean): number {
  // OR-MOVE-08, OR-MAEL-01, OR-GAP-32: of any move it may be the last space, but not one in between.
  if (space === MAELSTROM) return END
  if (patrolStops(t, seat, space)) return canSlipPast ? RISK : END
  return FREE
}

interface Step {
  readonly space: number
  readonly risks: number
  readonly before: Step | null
}

/** For every space that can be reached, the way with the fewest risks, and of those a shortest one. */
function search(t: Rim, seat: Seat, steps: number): Step[] {
  const { neighbours } = mapOf(t).graph
  const canSlipPast = slipPastSkills(t, seat).length > 0
  const from = spaceOfSeat(t, seat)
  const best: (Step | undefined)[] = new Array<Step | undefined>(neighbours.length)
  const start: Step = { space: from, risks: 0, before: null }
  best[from] = start
  const found: number[] = []
  let edge: Step[] = [start]
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: Step[] = []
    for (const before of edge) {
      for (const space of at(neighbours, before.space)) {
        const effect = effectOf(t, seat, space, canSlipPast)
        const isRisk = effect === RISK || (t.seats > 1 && stoppersAt(t, seat, space).length > 0)
        const risks = before.risks + (isRisk ? 1 : 0)
        const known = best[space]
        if (known !== undefined && known.risks <= risks) continue
        if (known === undefined) found.push(space)
        const reached: Step = { space, risks, before }
        best[space] = reached
        if (effect !== END) next.push(reached)
      }
    }
    edge = next
  }
  return [start, ...found.map((space) => best[space] as Step)] // each was found with a step
}

/** The spaces that a move of so many spaces can end in, the player's own first (OR-MOVE-02 to OR-MOVE-04, OR-GAP-34). */
export function spacesInReach(t: Rim, seat: Seat, steps: number): number[] {
  return search(t, seat, steps).map(({ space }) => space)
}

/** The same with the ways there: where several lead to a space, the one on which least can happen. */
export function reachable(t: Rim, seat: Seat, steps: number, _isPlanning: boolean): Way[] {
  return search(t, seat, steps).map((step) => ({ space: step.space, route: routeOf(step) }))
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
  /** How many spaces of the route are behind. */
  made: number
  readonly from: number
  /** Players who may still say stop in the present space. */
  stoppers: readonly Seat[]
}

/** Moves a player to a space in reach, space by space. Nothing happens where it cannot be reached. */
export function startMove(t: Rim, seat: Seat, to: number, steps: number): void {
  const way = search(t, seat, steps).find(({ space }) => space === to)
  if (way === undefined) return
  const from = spaceOfSeat(t, seat)
  call<MoveFrame>(t, { routine: 'move', stage: 0, seat, route: routeOf(way), made: 0, from, stoppers: [] })
}

/** Relocates a player; no space in between is entered (OR-MOVE-10, OR-MOVE-11). */
export function moveDirectly(t: Rim, seat: Seat, to: number): void {
  const from = spaceOfSeat(t, seat)
  t.spaces[seat] = to
  emitEvent(t, { type: 'moved', seat, from, to, route: [] })
}

const STOP = 0

/** Whether somebody who comes by is made to stop (Lancer-class Pursuit Craft). */
export const stopMover: DecisionKind<Rim> = decisionKind({
  name: 'stopMover',
  shape: 'one',
  rules: ['OR-MOVE-06'],
  list: () => [STOP, PASS],
  option: (t) => ({ id: 'stop', touches: [seatThing(t.active)], facts: { seat: t.active } }),
  isOpen: true,
  byRule: () => [PASS],
})

/** Space by space (OR-MOVE-04): a test or another player may end the move before its last space. */
export const move = routine<Rim, MoveFrame>('move')('shown', {
  enter(t, frame) {
    const space = frame.route[frame.made]
    if (space === undefined) return 'end'
    t.spaces[frame.seat] = space
    frame.made++
    if (frame.made === frame.route.length) return 'end'
    frame.returned = null
    // Only where it can be slipped past does a route lead through a patrol's space.
    if (!patrolStops(t, frame.seat, space)) return 'gatherStoppers'
    const context = { seat: frame.seat }
    startTest(t, context, slipPastSkills(t, frame.seat), null, null)
  },
  slipPast(t, frame) {
    const hasPassed = frame.returned === 'passed'
    const here = spaceOfSeat(t, frame.seat)
    for (let faction = 0; hasListener(t) && faction < t.patrolSpaces.length; faction++)
      if (t.patrolSpaces[faction] === here && standing(t, frame.seat, faction) <= 0)
        emitEvent(t, { type: 'slippedPast', seat: frame.seat, faction, hasPassed })
    if (!hasPassed) return 'end'
  },
  gatherStoppers(t, frame) {
    frame.stoppers = stoppersAt(t, frame.seat, spaceOfSeat(t, frame.seat))
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

export function spaceOptionId(space: number): string {
  return spaces[space]?.id ?? ''
}
