import type { Conditions } from '../vocabulary.ts'

export const damaged: Conditions['damaged'] = {
  legal: () => null,
  words: { en: () => 'damaged', pl: () => 'damaged' },
}
