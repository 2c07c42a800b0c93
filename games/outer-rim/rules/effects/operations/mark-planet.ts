import type { Operations } from '../vocabulary.ts'

export const markPlanet: Operations['markPlanet'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'markPlanet', pl: () => 'markPlanet' },
  hint: () => 0,
}
