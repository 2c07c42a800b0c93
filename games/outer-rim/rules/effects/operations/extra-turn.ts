import type { Operations } from '../vocabulary.ts'

export const extraTurn: Operations['extraTurn'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'extraTurn', pl: () => 'extraTurn' },
  hint: () => 0,
}
