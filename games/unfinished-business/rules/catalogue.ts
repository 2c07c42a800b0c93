import type { CataloguedRule } from '@kantyna/kernel'
import { aiRules } from './catalogue/ai.ts'
import { ambitionRules } from './catalogue/ambitions.ts'
import { dealingRules } from './catalogue/dealings.ts'
import { tableRules } from './catalogue/table.ts'

/** Every rule of the expansion. */
export const catalogue: readonly CataloguedRule[] = [
  ...tableRules,
  ...dealingRules,
  ...ambitionRules,
  ...aiRules,
]
