import type { Conditions } from '../vocabulary.ts'

export const planetsMarked: Conditions['planetsMarked'] = {
  legal: () => null,
  words: { en: () => 'planetsMarked', pl: () => 'planetsMarked' },
}
