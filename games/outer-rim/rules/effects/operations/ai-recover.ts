import type { Operations } from '../vocabulary.ts'

export const aiRecover: Operations['aiRecover'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiRecover', pl: () => 'aiRecover' },
  hint: () => 0,
}
