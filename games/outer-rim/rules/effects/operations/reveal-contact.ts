import type { Operations } from '../vocabulary.ts'

export const revealContact: Operations['revealContact'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'revealContact', pl: () => 'revealContact' },
  hint: () => 0,
}
