import type { Operations } from '../vocabulary.ts'

export const gainReputation: Operations['gainReputation'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'gainReputation', pl: () => 'gainReputation' },
  hint: () => 0,
}
