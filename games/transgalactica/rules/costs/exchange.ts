import { at, numberAt } from '@kantyna/kernel'
import { ALIEN, CREDITS, ENERGY, RAW } from '../../content/names.ts'
import type { PublicGalaxy } from '../galaxy.ts'
import { type Cost, payments } from './cost.ts'

/**
 * Whether a credit may replace an energy or a raw material (GC-PNL-16). Ships move and outposts are placed in the
 * seat's own turn or follow (GC-ORG-67), except for the Vanguard's, which costs nothing.
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
  // A cost of one good that credits may replace, as moves and outposts have.
  const good = energy > 0 ? ENERGY : RAW
  const due = numberAt(cost, good)
  const fewest = mayExchange(t) ? Math.max(0, due - numberAt(hold, CREDITS)) : due
  if (fewest < Math.min(due, numberAt(hold, good))) return null
  const paid = [0, 0, 0, due - fewest]
  paid[good] = fewest
  paid[ALIEN] = cost[2]
  return paid
}
