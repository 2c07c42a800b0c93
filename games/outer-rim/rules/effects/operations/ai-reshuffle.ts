import type { Operations } from '../vocabulary.ts'

export const aiReshuffle: Operations['aiReshuffle'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiReshuffle', pl: () => 'aiReshuffle' },
  hint: () => 0,
}
