import type { Operations } from '../vocabulary.ts'

export const aiDeliver: Operations['aiDeliver'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiDeliver', pl: () => 'aiDeliver' },
  hint: () => 0,
}
