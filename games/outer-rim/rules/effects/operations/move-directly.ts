import type { Operations } from '../vocabulary.ts'

export const moveDirectly: Operations['moveDirectly'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'moveDirectly', pl: () => 'moveDirectly' },
  hint: () => 0,
}
