import type { Conditions } from '../vocabulary.ts'

export const has: Conditions['has'] = {
  legal: () => null,
  words: { en: () => 'has', pl: () => 'has' },
}
