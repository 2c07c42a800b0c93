import type { CataloguedRule } from '@kantyna/kernel'
import { aiRules } from './catalogue/ai.ts'
import { encountersRules } from './catalogue/encounters.ts'
import { standingRules } from './catalogue/standing.ts'
import { tableRules } from './catalogue/table.ts'
import { turnRules } from './catalogue/turn.ts'

/** Every catalogued rule of Outer Rim: its id and a short English sentence of our own. */
export const catalogue: readonly CataloguedRule[] = [
  ...tableRules,
  ...turnRules,
  ...encountersRules,
  ...standingRules,
  ...aiRules,
]
