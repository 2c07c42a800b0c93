import type { Option, Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { orbitOf } from './map.ts'
import { moveOption, shipOf, spaceOf } from './movement.ts'
import { type Budget, priceOf, routesTo } from './route-choice.ts'

/** A move with the price of its cheapest way. Clients show it where a ship can go. */
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
