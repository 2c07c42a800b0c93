import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** A bound fact of the event says how the bounty was collected: for a captured or an eliminated contact. */
export const bountyWas: Conditions['bountyWas'] = {
  legal: (_, { captured }, { bound }) =>
    (bound?.['captured'] === true) === captured ? null : refuse('OR-BNTY-12', 'otherReward'),
  words: {
    en: ({ captured }) => `the contact was ${captured ? 'captured' : 'eliminated'}`,
    pl: ({ captured }) => `kontakt został ${captured ? 'schwytany' : 'wyeliminowany'}`,
  },
}
