import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** How the bounty was collected is bound by whoever tells of it: for a captured contact, or for an eliminated one. */
export const bountyWas: Conditions['bountyWas'] = {
  legal: (_, { captured }, { bound }) =>
    (bound?.['captured'] === true) === captured ? null : refuse('OR-BNTY-12', 'otherReward'),
  words: {
    en: ({ captured }) => `the contact was ${captured ? 'captured' : 'eliminated'}`,
    pl: ({ captured }) => `kontakt został ${captured ? 'schwytany' : 'wyeliminowany'}`,
  },
}
