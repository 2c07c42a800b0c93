import type { Conditions } from '../vocabulary.ts'

export const hasWorth: Conditions['hasWorth'] = {
  legal: () => null,
  words: { en: () => 'hasWorth', pl: () => 'hasWorth' },
}
