import { at, numberAt } from '@kantyna/kernel'
import { ALIEN, CREDITS, ENERGY, RAW } from '../../content/names.ts'
import type { Galaxy } from '../galaxy.ts'
import { type Cost, payments } from './cost.ts'

/**
 * Whether a credit may stand in for an energy or a raw material (GC-PNL-16): ships are moved and outposts placed in one's
 * own turn or follow (GC-ORG-67), but for the Vanguard's, which costs nothing.
 */
export function mayExchange(t: Galaxy): boolean {
  return t.phase === 'turns'
}

/** What pays a cost, where there is one way alone; null where there are several. */
export function onlyPayment(t: Galaxy, cost: Cost, hold: readonly number[]): readonly number[] | null {
  const energy = cost[0]
  if (cost[4] > 0 || cost[3] > 0 || (energy > 0 && cost[1] > 0)) {
    const ways = payments([cost], hold, mayExchange(t))
    return ways.length === 1 ? at(ways, 0) : null
  }
  // One good that credits may stand in for, which is what moves and outposts cost.
  const good = energy > 0 ? ENERGY : RAW
  const due = numberAt(cost, good)
  const fewest = mayExchange(t) ? Math.max(0, due - numberAt(hold, CREDITS)) : due
  if (fewest < Math.min(due, numberAt(hold, good))) return null
  const paid = [0, 0, 0, due - fewest]
  paid[good] = fewest
  paid[ALIEN] = cost[2]
  return paid
}
