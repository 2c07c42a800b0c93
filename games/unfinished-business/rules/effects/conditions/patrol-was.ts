import { factions } from '../../../../outer-rim/content/names.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { ofFaction } from '../../../../outer-rim/words/cards/card-terms.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** The patrol that is met or was just beaten. The rule that triggers the ability binds its faction and level. */
export const patrolWas: AddedConditions['patrolWas'] = {
  legal(_, { faction, atLeast = 1 }, { bound }) {
    const isSameFaction = bound?.['faction'] === factions.indexOf(faction)
    return isSameFaction && Number(bound['level']) >= atLeast ? null : refuse('OR-EPAT-02', 'otherPatrol')
  },
  words: {
    en: ({ faction, atLeast }) =>
      `it is the ${ofFaction.en[faction]} patrol${atLeast === undefined ? '' : ` at level ${atLeast} or higher`}`,
    pl: ({ faction, atLeast }) =>
      `to patrol ${ofFaction.pl[faction]}${atLeast === undefined ? '' : ` poziomu ${atLeast} lub wyższego`}`,
  },
}
