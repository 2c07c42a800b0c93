import type { Operations } from '../vocabulary.ts'

export const reroll: Operations['reroll'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'reroll', pl: () => 'reroll' },
  hint: () => 0,
}
