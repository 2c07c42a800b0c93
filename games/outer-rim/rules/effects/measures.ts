import type { Measures } from './vocabulary.ts'

export const card: Measures['card'] = {
  of: () => 0,
  words: { en: () => 'for each card', pl: () => 'za każdą kartę' },
}
