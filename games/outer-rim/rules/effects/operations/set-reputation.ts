import type { Operations } from '../vocabulary.ts'

export const setReputation: Operations['setReputation'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'setReputation', pl: () => 'setReputation' },
  hint: () => 0,
}
