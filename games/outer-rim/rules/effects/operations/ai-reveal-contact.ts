import type { Operations } from '../vocabulary.ts'

export const aiRevealContact: Operations['aiRevealContact'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiRevealContact', pl: () => 'aiRevealContact' },
  hint: () => 0,
}
