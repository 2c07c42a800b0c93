import type { Operations } from '../vocabulary.ts'

export const discardThis: Operations['discardThis'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'discardThis', pl: () => 'discardThis' },
  hint: () => 0,
}
