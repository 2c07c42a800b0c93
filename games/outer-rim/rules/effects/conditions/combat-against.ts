import type { Conditions } from '../vocabulary.ts'

export const combatAgainst: Conditions['combatAgainst'] = {
  legal: () => null,
  words: { en: () => 'combatAgainst', pl: () => 'combatAgainst' },
}
