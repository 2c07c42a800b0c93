import { isMostFamous } from '../../reputation/fame.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** OR-FAME-08, OR-FAME-09: includes all tied leaders. */
export const mostFamous: Conditions['mostFamous'] = {
  legal: (t, _, { seat }) => (isMostFamous(t, seat) ? null : refuse('OR-FAME-08', 'notMostFamous')),
  words: { en: () => 'you are the most famous player', pl: () => 'masz najwięcej sławy' },
  negated: { en: () => 'you are not the most famous player', pl: () => 'nie masz najwięcej sławy' },
}
