import type { Conditions } from '../vocabulary.ts'

export const mostFamous: Conditions['mostFamous'] = {
  legal: () => null,
  words: { en: () => 'mostFamous', pl: () => 'mostFamous' },
}
