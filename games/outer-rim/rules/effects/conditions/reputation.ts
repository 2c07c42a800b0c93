import type { Conditions } from '../vocabulary.ts'

export const reputation: Conditions['reputation'] = {
  legal: () => null,
  words: { en: () => 'reputation', pl: () => 'reputation' },
}
