import type { Facts, PresentedDecision } from '@kantyna/kernel'

/** The price of a move to a space, and the way there. */
export interface Price {
  readonly energy: number
  readonly aliens: number
  readonly any: number
  /** The spaces on the way, without the first one. */
  readonly path: readonly number[]
  readonly ship: number
}

/** By space: the cheapest of the ways offered. Pure. */
export function pricesOf(decisions: readonly PresentedDecision[]): ReadonlyMap<number, Price> {
  const prices = new Map<number, Price>()
  for (const { options } of decisions)
    for (const { facts } of options) {
      const space = facts?.['space']
      const price = facts === undefined ? null : priceIn(facts)
      if (typeof space !== 'number' || price === null) continue
      const known = prices.get(space)
      if (known === undefined || sum(price) < sum(known)) prices.set(space, price)
    }
  return prices
}

function priceIn(facts: Facts): Price | null {
  const { energy, aliens, any, path, ship } = facts
  if (typeof energy !== 'number' || !Array.isArray(path)) return null
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  return {
    energy,
    aliens: number(aliens),
    any: number(any),
    path: path.filter((space) => typeof space === 'number'),
    ship: number(ship),
  }
}

function sum({ energy, aliens, any }: Price): number {
  return energy + aliens + any
}
