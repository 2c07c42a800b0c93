import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** The patrol that was just beaten (OR-EPAT-02): what it brought is bound by whoever tells of it. */
export const patrolBrought: Conditions['patrolBrought'] = {
  legal: (_, { what }, { bound }) =>
    bound?.['brought'] === what ? null : refuse('OR-EPAT-02', 'otherReward'),
  words: {
    en: ({ what }) => `its reward was ${what === 'fame' ? 'fame' : 'credits'}`,
    pl: ({ what }) => `nagrodą ${what === 'fame' ? 'była sława' : 'były kredyty'}`,
  },
}
