import type { Conditions } from '../vocabulary.ts'

export const playerHere: Conditions['playerHere'] = {
  legal: () => null,
  words: { en: () => 'playerHere', pl: () => 'playerHere' },
}
