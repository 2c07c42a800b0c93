import { factions } from '../../../../outer-rim/content/names.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { patrolLevel, patrolSpace, spaceOfSeat } from '../../../../outer-rim/rules/reads.ts'
import { ofFaction } from '../../../../outer-rim/words/cards/card-terms.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** UB-FACT-49, UB-FACT-54. */
export const patrolOfLevelHere: AddedConditions['patrolOfLevelHere'] = {
  legal(t, { faction, atLeast }, { seat }) {
    const index = factions.indexOf(faction)
    const isHere = patrolSpace(t, index) === spaceOfSeat(t, seat) && patrolLevel(t, index) >= atLeast
    return isHere ? null : refuse('OR-PAT-14', 'noPatrolHere')
  },
  words: {
    en: ({ faction, atLeast }) =>
      `the ${ofFaction.en[faction]} patrol is in your space at level ${atLeast} or higher`,
    pl: ({ faction, atLeast }) =>
      `na twoim polu jest patrol ${ofFaction.pl[faction]} poziomu ${atLeast} lub wyższego`,
  },
}
