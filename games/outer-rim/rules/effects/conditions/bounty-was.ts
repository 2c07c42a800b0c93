import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** How a bounty was collected: a bound fact of the event says whether its contact was captured or eliminated. */
export const bountyWas: Conditions['bountyWas'] = {
  legal: (_, { captured }, { bound }) =>
    (bound?.['captured'] === true) === captured ? null : refuse('OR-BNTY-12', 'otherReward'),
  words: {
    en: ({ captured }) => `the contact was ${captured ? 'captured' : 'eliminated'}`,
    pl: ({ captured }) => `kontakt został ${captured ? 'schwytany' : 'wyeliminowany'}`,
  },
}
