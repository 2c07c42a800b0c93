import type { Operations } from '../vocabulary.ts'

export const discard: Operations['discard'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'discard', pl: () => 'discard' },
  hint: () => 0,
}
