import { at, numberAt, type Option, type Part } from '@kantyna/kernel'
import { ALIEN, CREDITS, ENERGY, goods, RAW } from '../../content/names.ts'
import type { Goods } from '../../content/types.ts'
import type { PublicGalaxy } from '../galaxy.ts'

/**
 * What something costs: energy, raw material, aliens, credits, and resources of any type (GC-SYM-09). If there is a
 * list of costs, the seat pays one of them.
 */
export type Cost = readonly [energy: number, raw: number, alien: number, credits: number, any: number]

export const FREE: Cost = [0, 0, 0, 0, 0]

export function costOf({ energy = 0, raw = 0, alien = 0, credits = 0 }: Goods, any = 0): Cost {
  return [energy, raw, alien, credits, any]
}

/** GC-SYM-04: reduces the cost by the goods of a discount. A discount greater than the cost gives nothing extra. */
export function discounted(cost: Cost, { energy = 0, raw = 0, alien = 0, credits = 0 }: Goods): Cost {
  return [
    Math.max(0, cost[0] - energy),
    Math.max(0, cost[1] - raw),
    Math.max(0, cost[2] - alien),
    Math.max(0, cost[3] - credits),
    cost[4],
  ]
}

/**
 * Whether these goods are exactly the cost. In the seat's own turn a credit may replace an energy or a raw material
 * (GC-PNL-16), never an alien (GC-PNL-17).
 */
function paysFor(paid: readonly number[], cost: Cost, mayExchange: boolean): boolean {
  const energy = numberAt(paid, 0)
  const raw = numberAt(paid, 1)
  const alien = numberAt(paid, 2)
  const credits = numberAt(paid, 3)
  if (alien < cost[2]) return false
  const surplus = Math.max(0, energy - cost[0]) + Math.max(0, raw - cost[1]) + alien - cost[2]
  const exchanged = Math.max(0, cost[0] - energy) + Math.max(0, cost[1] - raw) + cost[4] - surplus
  return surplus <= cost[4] && credits === cost[3] + exchanged && (mayExchange || exchanged === 0)
}

/** Whether a hold can pay one of these costs. */
export function canPay(costs: readonly Cost[], hold: readonly number[], mayExchange: boolean): boolean {
  for (let index = 0; index < costs.length; index++) {
    if (canPayOne(at(costs, index), hold, mayExchange)) return true
  }
  return false
}

export function canPayOne(cost: Cost, hold: readonly number[], mayExchange: boolean): boolean {
  const energy = numberAt(hold, 0)
  const raw = numberAt(hold, 1)
  const alien = numberAt(hold, 2)
  const credits = numberAt(hold, 3)
  if (alien < cost[2]) return false
  const missing = Math.max(0, cost[0] - energy) + Math.max(0, cost[1] - raw)
  const left = credits - cost[3] - missing
  if (left < 0 || (missing > 0 && !mayExchange)) return false
  const resources = Math.max(0, energy - cost[0]) + Math.max(0, raw - cost[1]) + alien - cost[2]
  return resources + (mayExchange ? left : 0) >= cost[4]
}

/** Every way to pay, starting with those that keep the most credits. */
export function payments(costs: readonly Cost[], hold: readonly number[], mayExchange: boolean): number[][] {
  return waysToPay(costs, hold, mayExchange).sort((a, b) => numberAt(a, 3) - numberAt(b, 3))
}

function waysToPay(costs: readonly Cost[], hold: readonly number[], mayExchange: boolean): number[][] {
  const found: number[][] = []
  visitPayments(costs, hold, mayExchange, (energy, raw, alien, credits) => {
    if (!includesPayment(found, energy, raw, alien, credits)) found.push([energy, raw, alien, credits])
  })
  return found
}

/** Visits every way to pay. A payment that fits several of the costs is visited once for each of them. */
function visitPayments(
  costs: readonly Cost[],
  hold: readonly number[],
  mayExchange: boolean,
  visit: (energy: number, raw: number, alien: number, credits: number) => void,
): void {
  for (let index = 0; index < costs.length; index++) {
    const cost = at(costs, index)
    const any = cost[4]
    for (let energy = 0; energy <= Math.min(numberAt(hold, 0), cost[0] + any); energy++)
      for (let raw = 0; raw <= Math.min(numberAt(hold, 1), cost[1] + any); raw++)
        for (let alien = cost[2]; alien <= Math.min(numberAt(hold, 2), cost[2] + any); alien++) {
          const surplus = Math.max(0, energy - cost[0]) + Math.max(0, raw - cost[1]) + alien - cost[2]
          const exchanged = Math.max(0, cost[0] - energy) + Math.max(0, cost[1] - raw) + any - surplus
          const credits = cost[3] + exchanged
          if (surplus > any || credits > numberAt(hold, 3) || (exchanged > 0 && !mayExchange)) continue
          visit(energy, raw, alien, credits)
        }
  }
}

function includesPayment(
  found: readonly (readonly number[])[],
  energy: number,
  raw: number,
  alien: number,
  credits: number,
): boolean {
  for (let index = 0; index < found.length; index++) {
    const paid = at(found, index)
    if (
      numberAt(paid, 0) === energy &&
      numberAt(paid, 1) === raw &&
      numberAt(paid, 2) === alien &&
      numberAt(paid, 3) === credits
    )
      return true
  }
  return false
}

/** The payment as a part of an answer. Call it only if one of the costs can be paid. */
export function paymentPart(costs: readonly Cost[], hold: readonly number[], mayExchange: boolean): Part {
  let [mostEnergy, mostRaw, mostAlien, mostCredits] = [0, 0, 0, 0]
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  visitPayments(costs, hold, mayExchange, (energy, raw, alien, credits) => {
    const total = energy + raw + alien + credits
    mostEnergy = Math.max(mostEnergy, energy)
    mostRaw = Math.max(mostRaw, raw)
    mostAlien = Math.max(mostAlien, alien)
    mostCredits = Math.max(mostCredits, credits)
    min = Math.min(min, total)
    max = Math.max(max, total)
  })
  const limits = [mostEnergy, mostRaw, mostAlien, mostCredits]
  const fits = (paid: readonly number[]) => paysForOne(paid, costs, mayExchange)
  return { name: 'pay', shape: 'amounts', codes: PAID_GOODS, limits, min, max, fits }
}

const PAID_GOODS: readonly number[] = [0, 1, 2, 3]

function paysForOne(paid: readonly number[], costs: readonly Cost[], mayExchange: boolean): boolean {
  for (let index = 0; index < costs.length; index++)
    if (paysFor(paid, at(costs, index), mayExchange)) return true
  return false
}

/**
 * Whether a credit may replace an energy or a raw material (GC-PNL-16). A seat moves ships and places outposts in its
 * own turn or follow (GC-ORG-67). Only the Vanguard's outpost comes earlier, and it costs nothing.
 */
export function mayExchange(t: PublicGalaxy): boolean {
  return t.phase === 'turns'
}

/** The payment of a cost if there is only one way to pay; null if there are several. */
export function onlyPayment(t: PublicGalaxy, cost: Cost, hold: readonly number[]): readonly number[] | null {
  const energy = cost[0]
  if (cost[4] > 0 || cost[3] > 0 || (energy > 0 && cost[1] > 0)) {
    const ways = payments([cost], hold, mayExchange(t))
    return ways.length === 1 ? at(ways, 0) : null
  }
  // The cost is one good that credits may replace, as for moves and outposts.
  const good = energy > 0 ? ENERGY : RAW
  const due = numberAt(cost, good)
  const fewest = mayExchange(t) ? Math.max(0, due - numberAt(hold, CREDITS)) : due
  if (fewest < Math.min(due, numberAt(hold, good))) return null
  const paid = [0, 0, 0, due - fewest]
  paid[good] = fewest
  paid[ALIEN] = cost[2]
  return paid
}

/** A good as an option of a part, such as a payment. */
export function goodOption(code: number): Option {
  const good = at(goods, code)
  return { id: good, touches: [`good:${good}`], facts: { good } }
}
