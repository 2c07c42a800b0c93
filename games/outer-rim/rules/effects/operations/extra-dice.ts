import type { Operations } from '../vocabulary.ts'

export const extraDice: Operations['extraDice'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'extraDice', pl: () => 'extraDice' },
  hint: () => 0,
}
