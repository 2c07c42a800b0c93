import type { Operations } from '../vocabulary.ts'

export const choosePlayer: Operations['choosePlayer'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'choosePlayer', pl: () => 'choosePlayer' },
  hint: () => 0,
}
