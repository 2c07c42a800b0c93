import { at } from '@kantyna/kernel'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const isDefeated: Conditions['isDefeated'] = {
  legal: (t, _, { seat }) => (at(t.isDefeated, seat) ? null : refuse('OR-DEF-03', 'notDefeated')),
  words: { en: () => 'you are defeated', pl: () => 'jesteś graczem pokonanym' },
  negated: { en: () => 'you are not defeated', pl: () => 'nie jesteś graczem pokonanym' },
}
