import type { Operations } from '../vocabulary.ts'

export const aiBuy: Operations['aiBuy'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiBuy', pl: () => 'aiBuy' },
  hint: () => 0,
}
