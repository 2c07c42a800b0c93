import type { Operations } from '../vocabulary.ts'

export const preventDamage: Operations['preventDamage'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'preventDamage', pl: () => 'preventDamage' },
  hint: () => 0,
}
