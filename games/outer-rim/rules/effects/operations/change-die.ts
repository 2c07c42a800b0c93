import type { Operations } from '../vocabulary.ts'

export const changeDie: Operations['changeDie'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'changeDie', pl: () => 'changeDie' },
  hint: () => 0,
}
