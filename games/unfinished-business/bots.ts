import type { BotChanges } from '../outer-rim/rules/bots/index.ts'
import { box } from './content/box.ts'
import { hunterWants, knowledgeOfHunters } from './rules/ai/bots.ts'
import { knowledgeWithAmbitions } from './rules/ambitions/bots.ts'
import { ambitionWants } from './rules/ambitions/wants.ts'
import { knowledgeWithFavors } from './rules/favors/bots.ts'
import { favorWants } from './rules/favors/worth.ts'
import { fightWants, knowledgeOfFights } from './rules/jobs/fight-bots.ts'
import { goalWants } from './rules/reputation/goal-bots.ts'
import { knowledgeOfTable } from './rules/setup/table-bots.ts'

/** The expansion's additions to the bots of Outer Rim. They are loaded with the bots, never with the rules. */
export const botChanges: BotChanges = {
  bit: box.bit,
  wants: [fightWants, goalWants, favorWants, ambitionWants, hunterWants],
  knowledge: [
    knowledgeOfTable,
    knowledgeOfHunters,
    knowledgeOfFights,
    knowledgeWithAmbitions,
    knowledgeWithFavors,
  ],
}
