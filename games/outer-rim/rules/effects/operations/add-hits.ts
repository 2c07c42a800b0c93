import type { Operations } from '../vocabulary.ts'

export const addHits: Operations['addHits'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'addHits', pl: () => 'addHits' },
  hint: () => 0,
}
