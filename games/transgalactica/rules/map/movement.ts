import { at, type Frame, numberAt, type Option, onePart, type Part, type Seat } from '@kantyna/kernel'
import { maps } from '../../content/maps.ts'
import { ALIEN, type Cause, CREDITS, ENERGY } from '../../content/names.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { type Cost, canPayOne, mayExchange, onlyPayment, paymentPart } from '../costs/cost.ts'
import { holdOf, pay, score } from '../costs/hold.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { SPACES } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, technologyWith } from '../technologies/technologies.ts'
import { mapOf, orbitOf } from './map.ts'
import {
  type Budget,
  canOnlyWalk,
  cheapestFirst,
  everyRoute,
  NO_TUNNEL,
  priceOf,
  type Route,
  routeModes,
  routesTo,
  TUNING_RESOURCES,
  tunnelKind,
} from './route-choice.ts'
import { leastEnergies, leastEnergy, pathOf, rowOf, WALK } from './routes.ts'

/**
 * Where ships can go, what it costs, and by which path. Pirates and other ships do not block a ship (GC-ORG-33,
 * GC-ORG-46).
 */

/** Whether a ship can get from one space to another and its seat can pay for it. */
function canReach(
  t: PublicGalaxy,
  seat: Seat,
  from: number,
  to: number,
  budget: Budget,
  hold: readonly number[] = holdOf(t, seat),
): boolean {
  if (from === to) return false
  if (budget.hasExtra && budget.isExtraApart) {
    return (
      canReachIn(t, seat, from, to, 1, 1, hold) ||
      canReachIn(t, seat, from, to, budget.spaces + budget.free, budget.free, hold)
    )
  }
  const free = budget.free + (budget.hasExtra ? 1 : 0)
  return canReachIn(t, seat, from, to, budget.spaces + free, free, hold)
}

function canReachIn(
  t: PublicGalaxy,
  seat: Seat,
  from: number,
  to: number,
  steps: number,
  free: number,
  hold: readonly number[],
): boolean {
  if (steps === 0) return false
  const energy = numberAt(hold, ENERGY) + (mayExchange(t) ? numberAt(hold, CREDITS) : 0)
  if (leastEnergy(t.seats, from, to, WALK, steps, free) <= energy) return true
  if (numberAt(hold, ALIEN) === 0 && !hasLasting(t, seat, 'tunnelForAnyTwo')) return false
  const byTunnel = leastEnergy(t.seats, from, to, tunnelKind(t, seat), steps, free)
  if (byTunnel > energy) return false
  if (numberAt(hold, ALIEN) > 0) return true
  return canPayOne([byTunnel, 0, 0, 0, TUNING_RESOURCES], hold, mayExchange(t))
}

/** Whether a ship can go anywhere at all if the seat has this hold. Faster than checking every space. */
export function canGoAnywhere(
  t: PublicGalaxy,
  seat: Seat,
  from: number,
  budget: Budget,
  hold: readonly number[],
): boolean {
  if (budget.free > 0 || budget.hasExtra) return true
  if (budget.spaces === 0) return false
  const energy = numberAt(hold, ENERGY) + (mayExchange(t) ? numberAt(hold, CREDITS) : 0)
  if (numberAt(mapOf(t).cheapest, from) <= energy) return true
  const { tunnels } = mapOf(t)
  for (let index = 0; index < tunnels.length; index++)
    if (canReach(t, seat, from, numberAt(tunnels, index), budget, hold)) return true
  return false
}

/**
 * Adds a move to every space that a ship can reach, in the order of the map. Gives the same result as `canReach` for
 * each space.
 */
export function addMoves(t: Galaxy, seat: Seat, ship: number, budget: Budget, codes: number[]): void {
  const from = orbitOf(t, seat, ship)
  const { spaces } = mapOf(t)
  if (budget.isExtraApart) {
    for (let to = 0; to < spaces; to++)
      if (canReach(t, seat, from, to, budget)) codes.push(moveCode(ship, to))
    return
  }
  const free = budget.free + (budget.hasExtra ? 1 : 0)
  const steps = budget.spaces + free
  if (steps === 0) return
  const hold = holdOf(t, seat)
  const energy = numberAt(hold, ENERGY) + (mayExchange(t) ? numberAt(hold, CREDITS) : 0)
  const mayTunnel = numberAt(hold, ALIEN) > 0 || hasLasting(t, seat, 'tunnelForAnyTwo')
  const least = leastEnergies(t.seats)
  const row = rowOf(t.seats, from, WALK, steps, free)
  for (let to = 0; to < spaces; to++)
    if (
      to !== from &&
      (numberAt(least, row + to) <= energy || (mayTunnel && canReachIn(t, seat, from, to, steps, free, hold)))
    )
      codes.push(moveCode(ship, to))
}

/**
 * What the answer so far says about a move, and the part to ask next: the route if several are open, or the payment if
 * there is a choice.
 */
interface MoveSoFar {
  readonly route: Route
  readonly paid: readonly number[]
  readonly next: Part | null
}

const NOTHING_PAID: readonly number[] = [0, 0, 0, 0]

export function readMove(
  t: Galaxy,
  seat: Seat,
  from: number,
  to: number,
  budget: Budget,
  parts: readonly (readonly number[])[],
): MoveSoFar {
  const routes = routesTo(t, seat, from, to, budget)
  let read = 0
  let route = at(routes, 0)
  if (routes.length > 1) {
    const given = parts[read++]
    if (given === undefined) {
      const codes: number[] = []
      for (const { code } of routes) codes.push(code)
      return { route, paid: NOTHING_PAID, next: onePart('route', codes) }
    }
    route = routes.find(({ code }) => code === given[0]) ?? route
  }
  const { energy, mode } = route
  if (energy === 0 && mode === NO_TUNNEL) return { route, paid: NOTHING_PAID, next: null }
  const costs = [route.cost]
  const given = parts[read]
  if (given !== undefined) return { route, paid: given, next: null }
  const only = onlyPayment(t, route.cost, holdOf(t, seat))
  if (only !== null) return { route, paid: only, next: null }
  return { route, paid: NOTHING_PAID, next: paymentPart(costs, holdOf(t, seat), mayExchange(t)) }
}

/**
 * The next part to ask of such an answer. Gives the same part as `readMove`, but faster if one ship moves without
 * tunnels.
 */
export function nextMovePart(
  t: Galaxy,
  seat: Seat,
  from: number,
  to: number,
  budget: Budget,
  parts: readonly (readonly number[])[],
): Part | null {
  const hold = holdOf(t, seat)
  if (!canOnlyWalk(t, seat, hold)) return readMove(t, seat, from, to, budget, parts).next
  const energy = leastEnergy(t.seats, from, to, WALK, budget.spaces + budget.free, budget.free)
  if (energy === 0 || parts.length > 0) return null
  const cost: Cost = [energy, 0, 0, 0, 0]
  return onlyPayment(t, cost, hold) === null ? paymentPart([cost], hold, mayExchange(t)) : null
}

/** Pays for a route and takes the ship along it (GC-EXP-04). */
export function takeRoute(
  t: Galaxy,
  seat: Seat,
  ship: number,
  to: number,
  route: Route,
  paid: readonly number[],
): void {
  const from = orbitOf(t, seat, ship)
  pay(t, seat, paid, 'move')
  putShip(t, seat, ship, to, () => pathOf(t.seats, from, to, route.kind, route.steps, route.free))
  if (route.points > 0)
    score(t, seat, 'technologies', route.points, FIRST_TECHNOLOGY + technologyWith('tunnelForAnyTwo'))
}

/** `path` is called only if an event is emitted. */
export function putShip(t: Galaxy, seat: Seat, ship: number, to: number, path: () => number[]): void {
  const ships = at(t.ships, seat)
  const from = numberAt(ships, ship)
  t.ships[seat] = ships.with(ship, to)
  if (t.out !== null) emitEvent(t, { type: 'moved', seat, ship, from, path: path() })
}

// Options

/** A ship and a space in one code. */
export const moveCode = (ship: number, space: number): number => ship * SPACES + space
export const shipOf = (code: number): number => (code / SPACES) | 0
export const spaceOf = (code: number): number => code % SPACES
/** There are two ships at most. Codes other than moves come after these. */
export const AFTER_MOVES = 2 * SPACES

/** The id of a space on its map: R1, S12. */
export function spaceId(t: Galaxy, space: number): string {
  return maps[t.seats]?.spaces[space]?.id ?? `space-${space}`
}

/** The first ship has no suffix, because most seats have only one. */
export const shipSuffix = (ship: number): string => (ship === 0 ? '' : `-ship-${ship + 1}`)

export function moveOption(t: Galaxy, seat: Seat, code: number): Option {
  const [ship, space] = [shipOf(code), spaceOf(code)]
  return {
    id: `move-${spaceId(t, space)}${shipSuffix(ship)}`,
    touches: [`space:${space}`, `ship:${seat}-${ship}`],
    facts: { ship, space, planet: numberAt(t.planets, space) },
  }
}

export function routeOption(
  t: PublicGalaxy,
  seat: Seat,
  from: number,
  to: number,
  budget: Budget,
  code: number,
): Option {
  const route = everyRoute(t, seat, from, to, budget).find((each) => each.code === code)
  return route === undefined
    ? { id: `route-${code}`, touches: [] }
    : {
        id: `${at(routeModes, route.mode)}-${route.steps}${route.isExtraUsed ? '-extra' : ''}`,
        touches: [],
        facts: { ...priceOf(t, from, to, route) },
      }
}

/** Why a ship cannot reach a space: too far for the movement that is left, or too expensive. */
export function reachRefusal(
  t: Galaxy,
  seat: Seat,
  from: number,
  to: number,
  budget: Budget,
): GalaxyRefusal | null {
  if (canReach(t, seat, from, to, budget)) return null
  const [route] = cheapestFirst(everyRoute(t, seat, from, to, budget))
  if (route !== undefined) return { rule: 'GC-EXP-03', reason: 'tooPoor', facts: { cost: [...route.cost] } }
  const has = budget.spaces + budget.free + (budget.hasExtra ? 1 : 0)
  return { rule: 'GC-EXP-02', reason: 'tooFar', facts: { has } }
}

// Effects that move a ship: free-moves.ts carries them out.

export interface FreeMoveFrame extends Frame {
  readonly seat: Seat
  readonly from: Cause
  /** Free spaces left. */
  spaces: number
  /** The ship that the effect has moved, once it has moved one. An effect moves only one of two ships (GC-ORG-89). */
  ship: number | null
  /** The technology cards that were marked when the ship last moved. */
  marked: number
}

export interface TunnelMoveFrame extends Frame {
  readonly seat: Seat
  readonly from: Cause
}

/** GC-SYM-06: a ship moves up to this many spaces without energy. */
export function freeMoveFrame(seat: Seat, spaces: number, from: Cause): FreeMoveFrame {
  return { routine: 'freeMove', stage: 0, seat, from, spaces, ship: null, marked: 0 }
}

/** GC-SYM-13: a ship moves to any space with a tunnel, at no cost. */
export function tunnelMoveFrame(seat: Seat, from: Cause): TunnelMoveFrame {
  return { routine: 'tunnelMove', stage: 0, seat, from }
}

const nowhereToMove: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'nowhereToMove' }

/**
 * Why a free move would have no effect. This never happens if the ship may move at least one space, because every space
 * has a neighbour.
 */
export function moveRefusal(_: Galaxy, __: Seat, spaces: number): GalaxyRefusal | null {
  return spaces > 0 ? null : nowhereToMove
}

/** Why no ship could move to a tunnel. This never happens on a map with several tunnels. */
export function tunnelMoveRefusal(t: Galaxy): GalaxyRefusal | null {
  return mapOf(t).tunnels.length > 1 ? null : nowhereToMove
}

/** A move with the price of its cheapest way. Clients show the price on the space. */
export function pricedMoveOption(t: Galaxy, seat: Seat, code: number, budget: Budget): Option {
  const option = moveOption(t, seat, code)
  const [from, to] = [orbitOf(t, seat, shipOf(code)), spaceOf(code)]
  const [cheapest] = routesTo(t, seat, from, to, budget).toSorted((one, other) => sum(one) - sum(other))
  return cheapest === undefined
    ? option
    : { ...option, facts: { ...option.facts, ...priceOf(t, from, to, cheapest) } }
}

function sum({ cost }: { readonly cost: readonly number[] }): number {
  return cost.reduce((total, amount) => total + amount, 0)
}
