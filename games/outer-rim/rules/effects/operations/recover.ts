import type { Operations } from '../vocabulary.ts'

export const recover: Operations['recover'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'recover', pl: () => 'recover' },
  hint: () => 0,
}
