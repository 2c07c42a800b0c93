import type { RimView } from '../../outer-rim/ui/view.ts'
import { openTable } from '../../outer-rim/ui/view.ts'
import { type Unfinished, unfinished } from '../rules/setup/table.ts'

/** The public part of a table with the expansion: drawings read nothing else. */
export function openUnfinished(view: RimView): Unfinished {
  return unfinished(openTable(view))
}
