import type { Operations } from '../vocabulary.ts'

export const loseCredits: Operations['loseCredits'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'loseCredits', pl: () => 'loseCredits' },
  hint: () => 0,
}
