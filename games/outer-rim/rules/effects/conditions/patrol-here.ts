import { factions } from '../../../content/names.ts'
import { ofFaction } from '../../../words/cards/card-terms.ts'
import { spaceOfSeat } from '../../map/map.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const patrolHere: Conditions['patrolHere'] = {
  legal(t, { faction }, { seat }) {
    const here = spaceOfSeat(t, seat)
    const isHere =
      faction === undefined
        ? t.patrolSpaces.includes(here)
        : t.patrolSpaces[factions.indexOf(faction)] === here
    return isHere ? null : refuse('OR-PAT-14', 'noPatrolHere')
  },
  words: {
    en: ({ faction }) =>
      `there is ${faction === undefined ? 'a patrol' : `the ${ofFaction.en[faction]} patrol`} in your space`,
    pl: ({ faction }) =>
      `na twoim polu jest patrol${faction === undefined ? '' : ` ${ofFaction.pl[faction]}`}`,
  },
  negated: {
    en: ({ faction }) =>
      `there is no ${faction === undefined ? '' : `${ofFaction.en[faction]} `}patrol in your space`,
    pl: ({ faction }) =>
      `na twoim polu nie ma patrolu${faction === undefined ? '' : ` ${ofFaction.pl[faction]}`}`,
  },
}
