import type { Operations } from '../vocabulary.ts'

export const gainTop: Operations['gainTop'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'gainTop', pl: () => 'gainTop' },
  hint: () => 0,
}
