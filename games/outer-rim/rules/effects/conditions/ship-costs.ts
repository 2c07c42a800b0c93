import type { Conditions } from '../vocabulary.ts'

export const shipCosts: Conditions['shipCosts'] = {
  legal: () => null,
  words: { en: () => 'shipCosts', pl: () => 'shipCosts' },
}
