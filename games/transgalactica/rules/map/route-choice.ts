import { at, numberAt, type Seat } from '@kantyna/kernel'
import { ALIEN } from '../../content/names.ts'
import { isAbility } from '../abilities/abilities.ts'
import { type Cost, canPayOne, mayExchange } from '../costs/cost.ts'
import { holdOf } from '../costs/hold.ts'
import type { PublicGalaxy } from '../galaxy.ts'
import { hasLasting } from '../technologies/technologies.ts'
import {
  fewestSteps,
  leastEnergy,
  MOST_STEPS,
  NO_WAY,
  pathOf,
  TUNNEL,
  TUNNEL_ANYWHERE,
  WALK,
} from './routes.ts'

/** The ways of a ship to a space: their prices, and how much movement they leave. */

/** The movement that is left. */
export interface Budget {
  /** Spaces whose energy is paid (GC-EXP-03). */
  readonly spaces: number
  /** Spaces that cost no energy: free moves (GC-SYM-06), TC103. A tunnel still costs its alien (GC-ORG-45). */
  readonly free: number
  /** Whether the Second ship's extra move is also left (GC-ABL-20): one more free space. */
  readonly hasExtra: boolean
  /** The extra move can only be made instead of the others (GC-ABL-21). */
  readonly isExtraApart: boolean
}

/**
 * How a route uses a tunnel: not at all; for an alien (GC-PLN-16); for any two resources, which earns points (TC201).
 */
export const routeModes = ['none', 'alien', 'any'] as const
export const NO_TUNNEL = 0
const [BY_ALIEN, BY_ANY] = [1, 2]
const MODES = 3

/** TC201. */
export const TUNING_RESOURCES = 2
const TUNING_POINTS = 2

/** One way to a space that no other way beats in every respect. */
export interface Route {
  /** Steps, extra move and mode as one number, for answers. */
  readonly code: number
  readonly kind: number
  readonly mode: number
  readonly steps: number
  /** How many of the steps may cost no energy. */
  readonly free: number
  readonly isExtraUsed: boolean
  readonly energy: number
  readonly cost: Cost
  readonly points: number
  /** The movement left after this route: spaces for energy, and free ones. */
  readonly spacesLeft: number
  readonly freeLeft: number
}

/** GC-ABL-04. */
export const tunnelKind = (t: PublicGalaxy, seat: Seat) =>
  isAbility(t, seat, 'nightmare') ? TUNNEL_ANYWHERE : TUNNEL

/**
 * Whether way `a` is at least as good as way `b` in every respect: in its price, and in the movement that it leaves.
 */
function beats(a: Route, b: Route): boolean {
  return (
    a.energy <= b.energy &&
    numberAt(a.cost, ALIEN) <= numberAt(b.cost, ALIEN) &&
    a.cost[4] <= b.cost[4] &&
    a.points >= b.points &&
    (a.isExtraUsed ? 1 : 0) <= (b.isExtraUsed ? 1 : 0) &&
    // A free space can be used like one for energy.
    a.spacesLeft + a.freeLeft >= b.spacesLeft + b.freeLeft &&
    a.freeLeft >= b.freeLeft
  )
}

/**
 * Every way to a space that no other way beats, affordable or not. The movement that a way leaves counts too: the ship
 * may go on after a free action (GC-ORG-109), and the other ship may use the same movement (GC-ABL-19).
 */
export function everyRoute(t: PublicGalaxy, seat: Seat, from: number, to: number, budget: Budget): Route[] {
  const found: Route[] = []
  const add = (route: Route): void => {
    if (found.some((other) => beats(other, route))) return
    let kept = 0
    for (const other of found) if (!beats(route, other)) found[kept++] = other
    found.length = kept
    found.push(route)
  }
  const hasTuning = hasLasting(t, seat, 'tunnelForAnyTwo')
  for (const isExtraUsed of budget.hasExtra ? [false, true] : [false]) {
    const isApart = isExtraUsed && budget.isExtraApart
    const free = (isApart ? 0 : budget.free) + (isExtraUsed ? 1 : 0)
    const most = Math.min(MOST_STEPS, free + (isApart ? 0 : budget.spaces))
    for (const kind of [WALK, tunnelKind(t, seat)]) {
      let least = NO_WAY
      for (let steps = 1; steps <= most; steps++) {
        const energy = leastEnergy(t.seats, from, to, kind, steps, free)
        // More steps are only worth it if they save energy.
        if (energy >= least) continue
        least = energy
        const route = { kind, steps, free, isExtraUsed, energy }
        if (kind === WALK) add(routeOf(route, NO_TUNNEL, budget))
        else {
          add(routeOf(route, BY_ALIEN, budget))
          if (hasTuning) add(routeOf(route, BY_ANY, budget))
        }
      }
    }
  }
  return found
}

/** Whether no tunnel can be paid for and only one ship moves. Then there is at most one way to a space. */
export function canOnlyWalk(t: PublicGalaxy, seat: Seat, hold: readonly number[]): boolean {
  return (
    at(t.ships, seat).length === 1 && numberAt(hold, ALIEN) === 0 && !hasLasting(t, seat, 'tunnelForAnyTwo')
  )
}

/** Whether no tunnel saves one ship energy or spaces. Faster than comparing all ways. */
function isWalkBest(
  t: PublicGalaxy,
  seat: Seat,
  from: number,
  to: number,
  { spaces, free }: Budget,
): boolean {
  if (at(t.ships, seat).length > 1 || hasLasting(t, seat, 'tunnelForAnyTwo')) return false
  // With both kinds of spaces a tunnel may be better: it uses up a space for energy and keeps the free ones.
  if (spaces > 0 && free > 0) return false
  const kind = tunnelKind(t, seat)
  const walked = leastEnergy(t.seats, from, to, WALK, spaces + free, free)
  if (walked >= NO_WAY || leastEnergy(t.seats, from, to, kind, spaces + free, free) < walked) return false
  const steps = fewestSteps(t.seats, from, to, WALK, spaces + free, free)
  return leastEnergy(t.seats, from, to, kind, steps - 1, free) >= NO_WAY
}

function walkTo(t: PublicGalaxy, from: number, to: number, budget: Budget): Route | null {
  const { spaces, free } = budget
  const energy = leastEnergy(t.seats, from, to, WALK, spaces + free, free)
  if (energy >= NO_WAY) return null
  const steps = fewestSteps(t.seats, from, to, WALK, spaces + free, free)
  return routeOf({ kind: WALK, steps, free, isExtraUsed: false, energy }, NO_TUNNEL, budget)
}

type Way = Pick<Route, 'kind' | 'steps' | 'free' | 'isExtraUsed' | 'energy'>

function routeOf({ kind, steps, free, isExtraUsed, energy }: Way, mode: number, budget: Budget): Route {
  const left = budgetAfter(budget, { steps, mode, isExtraUsed })
  return {
    kind,
    steps,
    free,
    isExtraUsed,
    energy,
    mode,
    code: (steps * 2 + (isExtraUsed ? 1 : 0)) * MODES + mode,
    cost: [energy, 0, mode === BY_ALIEN ? 1 : 0, 0, mode === BY_ANY ? TUNING_RESOURCES : 0],
    points: mode === BY_ANY ? TUNING_POINTS : 0,
    spacesLeft: left.spaces,
    freeLeft: left.free,
  }
}

/** The ways that the seat can pay for. */
export function routesTo(t: PublicGalaxy, seat: Seat, from: number, to: number, budget: Budget): Route[] {
  const hold = holdOf(t, seat)
  if (canOnlyWalk(t, seat, hold) || isWalkBest(t, seat, from, to, budget)) {
    const walk = walkTo(t, from, to, budget)
    return walk !== null && canPayOne(walk.cost, hold, mayExchange(t)) ? [walk] : []
  }
  return everyRoute(t, seat, from, to, budget).filter(({ cost }) => canPayOne(cost, hold, mayExchange(t)))
}

/** What is left of a budget after a route. */
export function budgetAfter(
  { spaces, free, hasExtra, isExtraApart }: Budget,
  { steps, mode, isExtraUsed }: Pick<Route, 'steps' | 'mode' | 'isExtraUsed'>,
): Budget {
  if (isExtraUsed && isExtraApart) return { spaces, free, hasExtra: false, isExtraApart }
  const walked = steps - (mode === NO_TUNNEL ? 0 : 1)
  const mayBeFree = Math.min(walked, free + (isExtraUsed ? 1 : 0))
  const paidFor = Math.min(spaces, steps - mayBeFree)
  return {
    spaces: spaces - paidFor,
    free: Math.max(0, free - (steps - paidFor)),
    hasExtra: hasExtra && !isExtraUsed,
    isExtraApart,
  }
}

/** A price as the page shows it, with the path to draw. */
export type Price = {
  readonly energy: number
  readonly aliens: number
  readonly any: number
  readonly points: number
  readonly steps: number
  readonly isExtraUsed: boolean
  /** Whether the way goes through a tunnel, and how many spaces it leaves. */
  readonly isByTunnel: boolean
  readonly spacesLeft: number
  readonly freeLeft: number
  readonly path: readonly number[]
}

export function priceOf(t: PublicGalaxy, from: number, to: number, route: Route): Price {
  const { energy, cost, points, steps, isExtraUsed, mode, spacesLeft, freeLeft, kind, free } = route
  return {
    energy,
    aliens: cost[2],
    any: cost[4],
    points,
    steps,
    isExtraUsed,
    isByTunnel: mode !== NO_TUNNEL,
    spacesLeft,
    freeLeft,
    path: pathOf(t.seats, from, to, kind, steps, free),
  }
}

/** Ways without aliens or other resources first, then by energy. */
export function cheapestFirst(routes: readonly Route[]): Route[] {
  return routes.toSorted(
    (a, b) =>
      numberAt(a.cost, ALIEN) + a.cost[4] - numberAt(b.cost, ALIEN) - b.cost[4] || a.energy - b.energy,
  )
}
