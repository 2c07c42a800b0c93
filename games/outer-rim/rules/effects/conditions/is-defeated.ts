import type { Conditions } from '../vocabulary.ts'

export const isDefeated: Conditions['isDefeated'] = {
  legal: () => null,
  words: { en: () => 'isDefeated', pl: () => 'isDefeated' },
}
