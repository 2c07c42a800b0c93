import type { Operations } from '../vocabulary.ts'

export const aiFightPatrol: Operations['aiFightPatrol'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiFightPatrol', pl: () => 'aiFightPatrol' },
  hint: () => 0,
}
