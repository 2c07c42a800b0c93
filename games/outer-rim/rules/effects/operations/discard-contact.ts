import type { Operations } from '../vocabulary.ts'

export const discardContact: Operations['discardContact'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'discardContact', pl: () => 'discardContact' },
  hint: () => 0,
}
