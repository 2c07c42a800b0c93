import type { Operations } from '../vocabulary.ts'

export const roll: Operations['roll'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'roll', pl: () => 'roll' },
  hint: () => 0,
}
