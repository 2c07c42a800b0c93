import type { Conditions } from '../vocabulary.ts'

export const contactHere: Conditions['contactHere'] = {
  legal: () => null,
  words: { en: () => 'contactHere', pl: () => 'contactHere' },
}
