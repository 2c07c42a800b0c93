import type { Operations } from '../vocabulary.ts'

export const marketAction: Operations['marketAction'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'marketAction', pl: () => 'marketAction' },
  hint: () => 0,
}
