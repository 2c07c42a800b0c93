import type { Operations } from '../vocabulary.ts'

export const loseReputation: Operations['loseReputation'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'loseReputation', pl: () => 'loseReputation' },
  hint: () => 0,
}
