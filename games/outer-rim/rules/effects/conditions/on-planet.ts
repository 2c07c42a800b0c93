import type { Conditions } from '../vocabulary.ts'

export const onPlanet: Conditions['onPlanet'] = {
  legal: () => null,
  words: { en: () => 'onPlanet', pl: () => 'onPlanet' },
}
