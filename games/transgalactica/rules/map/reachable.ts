import type { Seat } from '@kantyna/kernel'
import { budgetNow } from '../actions/exploration.ts'
import { canPay, mayExchange } from '../costs/cost.ts'
import { holdOf } from '../costs/hold.ts'
import type { PublicGalaxy } from '../galaxy.ts'
import { mapOf, orbitOf } from './map.ts'
import { cheapestFirst, everyRoute, type Price, priceOf } from './route-choice.ts'

/**
 * A space that a ship could go to, with every price worth paying. The first price needs the fewest aliens and other
 * resources, then the least energy.
 */
interface ReachableSpace {
  readonly space: number
  readonly prices: readonly (Price & { readonly canPay: boolean })[]
}

/**
 * Where a ship can go: in the current exploration, or in a main exploration if it began now. The page draws the prices
 * and paths.
 */
export function reachable(t: PublicGalaxy, seat: Seat, ship: number): ReachableSpace[] {
  const from = orbitOf(t, seat, ship)
  const budget = budgetNow(t, seat)
  const found: ReachableSpace[] = []
  for (let space = 0; space < mapOf(t).spaces; space++) {
    if (space === from) continue
    const prices = cheapestFirst(everyRoute(t, seat, from, space, budget)).map((route) => ({
      ...priceOf(t, from, space, route),
      canPay: canPay([route.cost], holdOf(t, seat), mayExchange(t)),
    }))
    if (prices.length > 0) found.push({ space, prices })
  }
  return found
}
