import { hasListener } from '@kantyna/kernel'
import { completePl, you } from '../../../words/cards/effect-words.ts'
import { drawOne } from '../../ai/chance.ts'
import { emitEvent } from '../../events.ts'
import { jobsHere, payJobReward } from '../../jobs/jobs.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-AIJOB-01, OR-AIJOB-02: the AI player only gets the reward. Chance picks one of several jobs. */
export const aiCompleteJob: Operations['aiCompleteJob'] = {
  legal: (t, _, { seat }) => (jobsHere(t, seat).length > 0 ? null : refuse('OR-JOB-04', 'noJobHere')),
  run(t, _, { seat }) {
    const jobs = jobsHere(t, seat)
    if (jobs.length === 0) return
    const card = drawOne(t, jobs)
    if (hasListener(t)) emitEvent(t, { type: 'jobEnded', seat, card, outcome: 'completed' })
    payJobReward(t, seat, card)
  },
  words: {
    en: (_, mood) => you(mood, 'complete a job whose destination is its planet'),
    pl: (_, mood) => `${completePl(mood)} misję, której punktem docelowym jest planeta gracza SI`,
  },
  hint: () => worth.job,
}
