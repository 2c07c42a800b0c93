import {
  at,
  numberAt,
  onePart,
  type Part,
  type Refusal,
  remove,
  type Seat,
  type Term,
  type Total,
} from '@kantyna/kernel'
import { missions } from '../../content/missions.ts'
import { resources } from '../../content/names.ts'
import { derivedFrom } from '../../content/stand-ins.ts'
import { isAbility } from '../abilities/abilities.ts'
import {
  type Cost,
  canPay,
  canPayOne,
  costOf,
  discounted,
  FREE,
  mayExchange,
  paymentPart,
  payments,
} from '../costs/cost.ts'
import { holdOf, pay } from '../costs/hold.ts'
import { isMet } from '../effects/is-met.ts'
import { runEffect, unmetRequirement } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { missionIndex } from '../pieces.ts'
import { hasLasting, triggerCards } from '../technologies/technologies.ts'
import { missionOf } from './missions.ts'

/**
 * Completing a mission of the log (GC-MIS-04): its requirement must be met, and its cost is paid. TC204 lowers a cost
 * that contains credits by one credit. Then the Diplomat lowers the cost by one resource that the owner of the tile
 * chooses (GC-ABL-07, GC-ORG-83).
 */

/** By mission: the printed cost, and the cost with TC204. */
const printedCosts: readonly Cost[] = derivedFrom(missions, ({ cost }) => costOf(cost))
const lowerCosts: readonly Cost[] = derivedFrom(missions, ({ cost }) =>
  discounted(costOf(cost), { credits: 1 }),
)

/** What a mission costs before the Diplomat's choice. */
function costBefore(t: Galaxy, seat: Seat, mission: number): Cost {
  const costs = hasLasting(t, seat, 'missionCostsCreditLess') ? lowerCosts : printedCosts
  return at(costs, missionIndex(mission))
}

/** The resources that the Diplomat may waive; never credits (GC-ORG-83). */
function waivable(t: Galaxy, seat: Seat, cost: Cost): readonly number[] {
  return isAbility(t, seat, 'diplomat') ? waivableOf(cost) : NONE_WAIVED
}

const NONE_WAIVED: readonly number[] = []

function waivableOf(cost: Cost): number[] {
  return [...resources.keys()].filter((resource) => (cost[resource] ?? 0) > 0)
}

function without(cost: Cost, resource: number): Cost {
  const left = cost.map((amount, good) => (good === resource ? amount - 1 : amount))
  return [numberAt(left, 0), numberAt(left, 1), numberAt(left, 2), numberAt(left, 3), numberAt(left, 4)]
}

/** By mission: every cost that the Diplomat may choose, for the printed costs and for those with TC204. */
const printedChoices: readonly (readonly Cost[])[] = printedCosts.map(waivedOnce)
const lowerChoices: readonly (readonly Cost[])[] = lowerCosts.map(waivedOnce)

function waivedOnce(cost: Cost): readonly Cost[] {
  const choices = waivableOf(cost)
  return choices.length === 0 ? [cost] : choices.map((resource) => without(cost, resource))
}

/** The costs to choose from. */
function costsOfMission(t: Galaxy, seat: Seat, mission: number): readonly Cost[] {
  if (!isAbility(t, seat, 'diplomat')) return [costBefore(t, seat, mission)]
  const choices = hasLasting(t, seat, 'missionCostsCreditLess') ? lowerChoices : printedChoices
  return at(choices, missionIndex(mission))
}

/** Whether the seat can pay one of the costs of a mission. Called very often. */
function isPayable(t: Galaxy, seat: Seat, mission: number): boolean {
  if (isAbility(t, seat, 'diplomat'))
    return canPay(costsOfMission(t, seat, mission), holdOf(t, seat), mayExchange(t))
  return canPayOne(costBefore(t, seat, mission), holdOf(t, seat), mayExchange(t))
}

/** What is ignored of a mission: usually nothing; its cost or its requirement with TC310 (GC-TCH-14). */
type Ignored = 'cost' | 'requirement' | null

/** Why a mission cannot be completed now. */
export function completionRefusal(
  t: Galaxy,
  seat: Seat,
  mission: number,
  ignored: Ignored = null,
): Refusal | null {
  const { requirement } = missionOf(mission)
  if (requirement !== null && ignored !== 'requirement') {
    const refusal = unmetRequirement(t, seat, requirement)
    if (refusal !== null) return refusal
  }
  if (ignored === 'cost') return null
  const costs = costsOfMission(t, seat, mission)
  if (canPay(costs, holdOf(t, seat), mayExchange(t))) return null
  return { rule: 'GC-MIS-04', reason: 'tooPoor', facts: { costs } }
}

/** Whether a mission can be completed. Gives no reason, and checks the cheaper condition first. */
export function mayComplete(t: Galaxy, seat: Seat, mission: number): boolean {
  const { requirement } = missionOf(mission)
  return isPayable(t, seat, mission) && (requirement === null || isMet(t, seat, requirement))
}

/** Every way to pay for a mission. */
export function missionPayments(t: Galaxy, seat: Seat, mission: number): readonly (readonly number[])[] {
  return payments(costsOfMission(t, seat, mission), holdOf(t, seat), mayExchange(t))
}

/**
 * What the player chooses after the mission, given the parts so far: the resource that the Diplomat waives, then the
 * payment. `maySpend` refuses payments that would leave too little.
 */
export function completionPart(
  t: Galaxy,
  seat: Seat,
  mission: number,
  parts: readonly (readonly number[])[],
  maySpend: (paid: readonly number[]) => boolean = always,
): Part | null {
  const hold = holdOf(t, seat)
  const before = costBefore(t, seat, mission)
  const choices = waivable(t, seat, before)
  const [waived] = choices.length === 0 ? [] : (parts[0] ?? [])
  if (choices.length > 0 && waived === undefined)
    return onePart(
      'waive',
      choices.filter((resource) =>
        payments([without(before, resource)], hold, mayExchange(t)).some(maySpend),
      ),
    )
  const cost = waived === undefined ? before : without(before, waived)
  const isPaid = parts.length > (choices.length === 0 ? 0 : 1)
  if (isPaid || cost.every((amount) => amount === 0)) return null
  const part = paymentPart([cost], hold, mayExchange(t))
  return maySpend === always
    ? part
    : { ...part, fits: (paid) => part.fits?.(paid) !== false && maySpend(paid) }
}

const always = (): boolean => true

/** The total cost, with everything that lowers it. */
export function completionTotal(
  t: Galaxy,
  seat: Seat,
  mission: number,
  parts: readonly (readonly number[])[],
): Total {
  const printed = at(printedCosts, missionIndex(mission))
  const before = costBefore(t, seat, mission)
  const terms: Term[] = [{ name: 'missionCost', amount: amountOf(printed) }]
  const saved = amountOf(before) - amountOf(printed)
  if (saved !== 0) terms.push({ name: 'missionCostsCreditLess', amount: saved })
  const isWaived = waivable(t, seat, before).length > 0 && parts.length > 0
  if (isWaived) terms.push({ name: 'diplomat', amount: -1 })
  return { amount: amountOf(before) - (isWaived ? 1 : 0), terms }
}

function amountOf(cost: Cost): number {
  return cost.reduce((total, amount) => total + amount, 0)
}

/** The payment is the last part; if nothing is left to pay, there is none. */
export function completeWithParts(
  t: Galaxy,
  seat: Seat,
  mission: number,
  parts: readonly (readonly number[])[],
): void {
  const hasWaiver = waivable(t, seat, costBefore(t, seat, mission)).length > 0
  pay(t, seat, parts[hasWaiver ? 1 : 0] ?? FREE, 'mission')
  completeMission(t, seat, mission)
}

/** GC-ORG-15: the mission leaves the log before its reward is gained, so that the reward finds room there. */
export function completeMission(t: Galaxy, seat: Seat, mission: number): void {
  remove(at(t.log, seat), mission)
  at(t.completed, seat).push(mission)
  emitEvent(t, { type: 'completed', seat, mission })
  const { types, reward } = missionOf(mission)
  runEffect(t, reward, { seat, source: mission, from: 'missions' })
  // TC104, GC-ORG-19: the card reacts once, even to a mission of both types.
  if (types.includes('commercial') || types.includes('war')) triggerCards(t, seat, 'completedTradeOrWar')
}
