import type { Operations } from '../vocabulary.ts'

export const takeCard: Operations['takeCard'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'takeCard', pl: () => 'takeCard' },
  hint: () => 0,
}
