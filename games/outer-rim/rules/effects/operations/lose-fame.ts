import type { Operations } from '../vocabulary.ts'

export const loseFame: Operations['loseFame'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'loseFame', pl: () => 'loseFame' },
  hint: () => 0,
}
