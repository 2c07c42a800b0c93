import type { CataloguedRule } from '@kantyna/kernel'
import { actionsRules } from './catalogue/actions.ts'
import { completionsRules } from './catalogue/completions.ts'
import { galaxyRules } from './catalogue/galaxy.ts'
import { roundsRules } from './catalogue/rounds.ts'
import { tableRules } from './catalogue/table.ts'

/** Every catalogued rule of Transgalactica: its id and a short English sentence of our own. */
export const catalogue: readonly CataloguedRule[] = [
  ...tableRules,
  ...roundsRules,
  ...actionsRules,
  ...galaxyRules,
  ...completionsRules,
]
