import type { End } from '@kantyna/kernel'

/** What `{ op: 'end' }` can end: a job fails (OR-JOB-11), or the turn ends at once (OR-TURN-04). */
export const ends: { readonly [what: string]: End } = {
  job: {
    routine: 'job',
    stage: 'fail',
    words: { pl: 'misja kończy się niepowodzeniem', en: 'the job fails' },
  },
  turn: {
    routine: 'turn',
    stage: 'end',
    words: { pl: 'twoja tura natychmiast się kończy', en: 'your turn ends at once' },
  },
}
