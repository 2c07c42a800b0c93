import { goods } from '../../content/names.ts'
import type { Cost } from '../../rules/costs/cost.ts'
import type { Mark } from './effect-marks.ts'

/** A payment, good by good; empty if it is free. */
export function costMarks(cost: Cost): readonly Mark[] {
  return goods.flatMap((icon, good): readonly Mark[] => {
    const amount = cost[good] ?? 0
    return amount > 0 ? [{ icon, number: String(amount), isCost: true }] : []
  })
}
