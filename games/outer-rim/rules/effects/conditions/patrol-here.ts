import type { Conditions } from '../vocabulary.ts'

export const patrolHere: Conditions['patrolHere'] = {
  legal: () => null,
  words: { en: () => 'patrolHere', pl: () => 'patrolHere' },
}
