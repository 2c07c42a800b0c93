import type { PresentedDecision } from '@kantyna/kernel'

/** What it costs to get to a space, where one can be moved to. */
export interface Price {
  readonly energy: number
  readonly aliens: number
}

/** By space: the least energy of all ways that are offered there. Pure. */
export function pricesOf(decisions: readonly PresentedDecision[]): ReadonlyMap<number, Price> {
  const prices = new Map<number, Price>()
  for (const { options } of decisions)
    for (const { touches, facts } of options) {
      const energy = facts?.['energy']
      const aliens = facts?.['aliens'] ?? 0
      const space = touches.findLast((thing) => thing.startsWith('space:'))
      if (space === undefined || typeof energy !== 'number' || typeof aliens !== 'number') continue
      const index = Number(space.slice('space:'.length))
      const known = prices.get(index)
      if (known === undefined || energy + aliens * 3 < known.energy + known.aliens * 3)
        prices.set(index, { energy, aliens })
    }
  return prices
}
