import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** The reward of the patrol that was just beaten (OR-EPAT-02), a bound fact of the event. */
export const patrolBrought: Conditions['patrolBrought'] = {
  legal: (_, { what }, { bound }) =>
    bound?.['brought'] === what ? null : refuse('OR-EPAT-02', 'otherReward'),
  words: {
    en: ({ what }) => `its reward was ${what === 'fame' ? 'fame' : 'credits'}`,
    pl: ({ what }) => `nagrodą ${what === 'fame' ? 'była sława' : 'były kredyty'}`,
  },
}
