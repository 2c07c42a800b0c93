import type { Operations } from '../vocabulary.ts'

export const discardTop: Operations['discardTop'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'discardTop', pl: () => 'discardTop' },
  hint: () => 0,
}
