import type { Operations } from '../vocabulary.ts'

export const payCredits: Operations['payCredits'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'payCredits', pl: () => 'payCredits' },
  hint: () => 0,
}
