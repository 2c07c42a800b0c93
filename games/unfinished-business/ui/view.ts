import type { RimView } from '../../outer-rim/ui/view.ts'
import { openTable } from '../../outer-rim/ui/view.ts'
import { type Unfinished, unfinished } from '../rules/setup/table.ts'

/** What lies open of a table with the expansion: only that is read of it. */
export function openUnfinished(view: RimView): Unfinished {
  return unfinished(openTable(view))
}
