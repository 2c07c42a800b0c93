import type { Operations } from '../vocabulary.ts'

export const test: Operations['test'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'test', pl: () => 'test' },
  hint: () => 0,
}
