import { call } from '@kantyna/kernel'
import { miningFrame, miningRefusal } from '../production/mining.ts'
import { type AreaRules, MAIN } from './area-rules.ts'

/**
 * Mining (GC-MIN-01, GC-MIN-02, GC-MIN-03, GC-MIN-04, GC-MIN-05): the main action also takes the token of the space.
 */
export const mining: AreaRules = {
  refusal: (t, seat, form) => miningRefusal(t, seat, form === MAIN),
  perform(t, { seat, form }) {
    call(t, miningFrame(seat, form === MAIN))
  },
}
