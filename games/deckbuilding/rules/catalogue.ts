import type { CataloguedRule } from '@kantyna/kernel'
import { attackRules } from './catalogue/attack.ts'
import { endRules } from './catalogue/end.ts'
import { keywordRules } from './catalogue/keywords.ts'
import { modeRules } from './catalogue/modes.ts'
import { tableRules } from './catalogue/table.ts'
import { turnRules } from './catalogue/turn.ts'

/**
 * Every catalogued rule of The Deckbuilding Game: its id and one short English sentence of our own. “Ship” is short for
 * capital ship, “row” for galaxy row; the pool is a player's resources. `kantyna rules` lists the tests of each.
 */
export const catalogue: readonly CataloguedRule[] = [
  ...tableRules,
  ...turnRules,
  ...attackRules,
  ...endRules,
  ...keywordRules,
  ...modeRules,
]
