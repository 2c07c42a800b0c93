import type { Operations } from '../vocabulary.ts'

export const buy: Operations['buy'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'buy', pl: () => 'buy' },
  hint: () => 0,
}
