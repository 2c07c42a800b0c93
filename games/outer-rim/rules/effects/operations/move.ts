import type { Operations } from '../vocabulary.ts'

export const move: Operations['move'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'move', pl: () => 'move' },
  hint: () => 0,
}
