import type { Operations } from '../vocabulary.ts'

export const aiMove: Operations['aiMove'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiMove', pl: () => 'aiMove' },
  hint: () => 0,
}
