import type { Operations } from '../vocabulary.ts'

export const gainCredits: Operations['gainCredits'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'gainCredits', pl: () => 'gainCredits' },
  hint: () => 0,
}
