import type { Operations } from '../vocabulary.ts'

export const cancelDie: Operations['cancelDie'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'cancelDie', pl: () => 'cancelDie' },
  hint: () => 0,
}
