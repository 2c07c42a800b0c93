import type { Conditions } from '../vocabulary.ts'

export const atNavpoint: Conditions['atNavpoint'] = {
  legal: () => null,
  words: { en: () => 'atNavpoint', pl: () => 'atNavpoint' },
}
