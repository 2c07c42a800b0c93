import type { Operations } from '../vocabulary.ts'

export const aiGainCrew: Operations['aiGainCrew'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'aiGainCrew', pl: () => 'aiGainCrew' },
  hint: () => 0,
}
