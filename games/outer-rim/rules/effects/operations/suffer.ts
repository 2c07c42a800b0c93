import type { Operations } from '../vocabulary.ts'

export const suffer: Operations['suffer'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'suffer', pl: () => 'suffer' },
  hint: () => 0,
}
