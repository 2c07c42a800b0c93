import type { RimView } from '../../outer-rim/ui/view.ts'
import { openTable } from '../../outer-rim/ui/view.ts'
import { type Unfinished, unfinished } from '../rules/table.ts'

/** What lies open of a table with the expansion: only that is read of it. */
export function openUnfinished(view: RimView): Unfinished {
  return unfinished(openTable(view))
}

/** The expansion's drawings also stand in the page where the base game is played without it. */
export function isWithExpansion({ modules }: Pick<RimView, 'modules'>): boolean {
  return modules !== 0
}
