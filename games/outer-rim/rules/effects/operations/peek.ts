import type { Operations } from '../vocabulary.ts'

export const peek: Operations['peek'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'peek', pl: () => 'peek' },
  hint: () => 0,
}
