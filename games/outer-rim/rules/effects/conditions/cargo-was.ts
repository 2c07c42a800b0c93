import type { Conditions } from '../vocabulary.ts'

export const cargoWas: Conditions['cargoWas'] = {
  legal: () => null,
  words: { en: () => 'cargoWas', pl: () => 'cargoWas' },
}
