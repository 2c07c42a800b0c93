import type { Operations } from '../vocabulary.ts'

export const combat: Operations['combat'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'combat', pl: () => 'combat' },
  hint: () => 0,
}
