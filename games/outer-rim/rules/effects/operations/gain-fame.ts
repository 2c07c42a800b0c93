import type { Operations } from '../vocabulary.ts'

export const gainFame: Operations['gainFame'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'gainFame', pl: () => 'gainFame' },
  hint: () => 0,
}
