import type { CardVocabulary } from '../../../outer-rim/rules/effects/language.ts'
import * as conditions from './conditions.ts'
import * as operations from './operations.ts'

/** The words that the expansion adds to the card language. */
export const vocabulary: CardVocabulary = {
  operations,
  conditions,
  // `partner` is bound when a team job begins (jobs-for-two.ts).
  names: { partner: { pl: 'twój partner', en: 'your partner' } },
  // A script that is read for a goal fails in the same way as a job (UB-AMB-32 to UB-AMB-34).
  ends: {
    goal: {
      routine: 'job',
      stage: 'fail',
      words: { pl: 'próba kończy się niepowodzeniem', en: 'the attempt fails' },
    },
  },
}
