import type { Operations } from '../vocabulary.ts'

export const buyUsedShip: Operations['buyUsedShip'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'buyUsedShip', pl: () => 'buyUsedShip' },
  hint: () => 0,
}
