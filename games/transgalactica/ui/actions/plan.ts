import { at, numberAt, type PresentedDecision, type Seat } from '@kantyna/kernel'
import type { NextAnswer } from '@kantyna/ui'
import { goods } from '../../content/names.ts'
import { budgetNow, placesAfterMoving } from '../../rules/actions/exploration.ts'
import { type Cost, mayExchange, onlyPayment, payments } from '../../rules/costs/cost.ts'
import { holdOf } from '../../rules/costs/hold.ts'
import type { PublicGalaxy } from '../../rules/galaxy.ts'
import { orbitOf } from '../../rules/map/map.ts'
import { routeOption, shipSuffix } from '../../rules/map/movement.ts'
import { maySettle, openSlots, outpostCost, settleRefusal, USUAL_TERMS } from '../../rules/map/outposts.ts'
import { cheapestFirst, routesTo } from '../../rules/map/route-choice.ts'
import type { GalaxyRefusal } from '../../rules/refusal.ts'
import type { GalaxyView } from '../view.ts'
import { plannedOption } from './planned-option.ts'

/**
 * A whole exploration to one space, planned in advance: the way there and its payment, and an outpost with its slot and
 * payment. Obvious choices are made by default, and the player can change each before answering.
 */
export interface Plan {
  readonly space: number
  readonly ship: number
  /** Null if the ship is there already. */
  readonly move: PlannedMove | null
  readonly outpost: PlannedOutpost | null
  /** Why no outpost can be placed there; null if one can, or if the exploration may not place one. */
  readonly refusal: GalaxyRefusal | null
}

interface PlannedMove {
  readonly option: string
  readonly routes: readonly { readonly id: string; readonly facts: object }[]
  readonly route: number
  readonly pays: Payable
}

interface PlannedOutpost {
  readonly isPlaced: boolean
  /** Slots with different requirements. */
  readonly slots: readonly number[]
  readonly slot: number
  readonly pays: Payable
}

interface Payable {
  /** All ways to pay, starting with those that keep the most credits. */
  readonly ways: readonly (readonly number[])[]
  readonly way: number
}

/** The player's changes to a plan: an index into the list of each choice. */
export interface Changes {
  readonly route?: number
  readonly pay?: number
  readonly slot?: number
  readonly outpostPay?: number
  readonly noOutpost?: boolean
}

const NOTHING: readonly number[] = [0, 0, 0, 0]

/** The plan that a tap on a space opens; null if it opens none, or if several ships could go. */
export function planFor(
  kernelView: GalaxyView,
  { seat, options }: PresentedDecision,
  space: number,
  changes: Changes = {},
): Plan | null {
  const planned = plannedOption(options, space)
  if (planned === null) return null
  const { option, ship, isThere } = planned
  const move = isThere ? null : movePlan(kernelView, seat, { ship, space, option }, changes)
  const paid = move === null ? NOTHING : at(move.pays.ways, move.pays.way)
  const hold = holdOf(kernelView, seat).map((count, good) => count - (paid[good] ?? 0))
  const isAllowed = isThere || placesAfterMoving(kernelView, seat, ship)
  const isOpen = isAllowed && maySettle(kernelView, seat, space, USUAL_TERMS, hold)
  return {
    space,
    ship,
    move,
    outpost: isOpen ? outpostPlan(kernelView, seat, { space, hold, isThere }, changes) : null,
    refusal: isAllowed && !isOpen ? settleRefusal(kernelView, seat, space, USUAL_TERMS, hold) : null,
  }
}

interface Going {
  readonly ship: number
  readonly space: number
  readonly option: string
}

function movePlan(
  t: PublicGalaxy,
  seat: Seat,
  { ship, space, option }: Going,
  changes: Changes,
): PlannedMove {
  const [from, budget] = [orbitOf(t, seat, ship), budgetNow(t, seat)]
  const routes = cheapestFirst(routesTo(t, seat, from, space, budget))
  const route = validIndex(routes, changes.route)
  const { cost } = at(routes, route)
  return {
    option,
    routes: routes.map(({ code }) => {
      const { id, facts = {} } = routeOption(t, seat, from, space, budget, code)
      return { id, facts }
    }),
    route,
    pays: payable(t, cost, holdOf(t, seat), changes.pay),
  }
}

interface Settling {
  readonly space: number
  readonly hold: readonly number[]
  readonly isThere: boolean
}

function outpostPlan(
  t: PublicGalaxy,
  seat: Seat,
  { space, hold, isThere }: Settling,
  changes: Changes,
): PlannedOutpost {
  const slots = openSlots(t, seat, space, USUAL_TERMS)
  return {
    isPlaced: isThere || changes.noOutpost !== true,
    slots,
    slot: validIndex(slots, changes.slot),
    pays: payable(t, outpostCost(t, seat), hold, changes.outpostPay),
  }
}

function payable(t: PublicGalaxy, cost: Cost, hold: readonly number[], way = 0): Payable {
  const only = cost.every((amount) => amount === 0) ? NOTHING : onlyPayment(t, cost, hold)
  const ways = only === null ? payments([cost], hold, mayExchange(t)) : [only]
  return { ways, way: validIndex(ways, way) }
}

function validIndex(list: readonly unknown[], index = 0): number {
  return index < list.length ? index : 0
}

/** The first answer of a plan: the move, or the outpost if the ship is there already. */
export function firstAnswer({ ship, move, outpost }: Plan): readonly string[] {
  if (move !== null) return [move.option, ...routePart(move), ...payPart(move.pays)]
  return outpost === null ? [] : settlingOf(ship, outpost)
}

/** After the move, places the outpost as soon as the question allows it; then stops. */
export function settleAfterMove({ ship, move, outpost }: Plan): NextAnswer {
  return ({ kind, options }, { picks }) => {
    const isMoved = typeof picks !== 'number' && picks[0] === move?.option
    if (kind !== 'explore' || !isMoved || outpost?.isPlaced !== true) return null
    const settling = settlingOf(ship, outpost)
    return options.some(({ id }) => id === settling[0]) ? settling : null
  }
}

function settlingOf(ship: number, outpost: PlannedOutpost): readonly string[] {
  return [`settle${shipSuffix(ship)}`, ...slotPart(outpost), ...payPart(outpost.pays)]
}

/** An answer names a part only if there was a choice. */
function routePart({ routes, route }: PlannedMove): readonly string[] {
  return routes.length > 1 ? [`route=${at(routes, route).id}`] : []
}

function slotPart({ slots, slot }: PlannedOutpost): readonly string[] {
  return slots.length > 1 ? [`slot=slot-${numberAt(slots, slot) + 1}`] : []
}

function payPart({ ways, way }: Payable): readonly string[] {
  if (ways.length < 2) return []
  const paid = at(ways, way)
  return goods.flatMap((good, index) => ((paid[index] ?? 0) > 0 ? [`pay=${good}:${paid[index] ?? 0}`] : []))
}
