import type { Operations } from '../vocabulary.ts'

export const gainThis: Operations['gainThis'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'gainThis', pl: () => 'gainThis' },
  hint: () => 0,
}
