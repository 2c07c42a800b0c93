import type { Operations } from '../vocabulary.ts'

export const hire: Operations['hire'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'hire', pl: () => 'hire' },
  hint: () => 0,
}
