import type { Conditions } from '../vocabulary.ts'

export const hasCredits: Conditions['hasCredits'] = {
  legal: () => null,
  words: { en: () => 'hasCredits', pl: () => 'hasCredits' },
}
