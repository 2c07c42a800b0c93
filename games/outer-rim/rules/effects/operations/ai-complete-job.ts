import type { Operations } from '../vocabulary.ts'

export const aiCompleteJob: Operations['aiCompleteJob'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiCompleteJob', pl: () => 'aiCompleteJob' },
  hint: () => 0,
}
