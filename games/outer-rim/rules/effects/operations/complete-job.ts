import { canCompleteJob, completeJob as complete } from '../../jobs/jobs.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-JOB-09: the reward comes at once, and the current effect continues. */
export const completeJob: Operations['completeJob'] = {
  legal: (t) => (canCompleteJob(t) ? null : refuse('OR-JOB-09', 'noJob')),
  run(t) {
    complete(t)
  },
  words: {
    en: (_, mood) => (mood === 'infinitive' ? 'complete the job' : 'the job is completed'),
    pl: (_, mood) => (mood === 'infinitive' ? 'ukończyć misję' : 'misja zostaje ukończona'),
  },
  hint: () => worth.job,
}
