import { knowledge } from '../outer-rim/rules/bots/index.ts'
import { addWants } from '../outer-rim/rules/bots/wants.ts'
import { box } from './content/box.ts'
import { hunterWants, knowledgeOfHunters } from './rules/ai/bots.ts'
import { knowledgeWithAmbitions } from './rules/ambitions/bots.ts'
import { ambitionWants } from './rules/ambitions/wants.ts'
import { knowledgeWithFavors } from './rules/favors/bots.ts'
import { favorWants } from './rules/favors/worth.ts'
import { fightWants, knowledgeOfFights } from './rules/fight-bots.ts'
import { goalWants } from './rules/goal-bots.ts'
import { knowledgeOfTable } from './rules/table-bots.ts'

addWants(box.bit, [fightWants, goalWants, favorWants, ambitionWants, hunterWants])

/** What bots know of the game with the expansion. */
export const bots = knowledgeWithFavors(
  knowledgeWithAmbitions(knowledgeOfFights(knowledgeOfHunters(knowledgeOfTable(knowledge)))),
)
