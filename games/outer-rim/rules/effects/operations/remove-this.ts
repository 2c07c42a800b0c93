import type { Operations } from '../vocabulary.ts'

export const removeThis: Operations['removeThis'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'removeThis', pl: () => 'removeThis' },
  hint: () => 0,
}
