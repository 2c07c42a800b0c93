import type { Operations } from '../vocabulary.ts'

export const escapeDefeat: Operations['escapeDefeat'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'escapeDefeat', pl: () => 'escapeDefeat' },
  hint: () => 0,
}
