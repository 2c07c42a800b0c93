import type { Operations } from '../vocabulary.ts'

export const movePatrol: Operations['movePatrol'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'movePatrol', pl: () => 'movePatrol' },
  hint: () => 0,
}
