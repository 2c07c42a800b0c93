import type { Operations } from '../vocabulary.ts'

export const loseHeldUp: Operations['loseHeldUp'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'loseHeldUp', pl: () => 'loseHeldUp' },
  hint: () => 0,
}
