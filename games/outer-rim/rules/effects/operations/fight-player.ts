import type { Operations } from '../vocabulary.ts'

export const fightPlayer: Operations['fightPlayer'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'fightPlayer', pl: () => 'fightPlayer' },
  hint: () => 0,
}
