import type { Operations } from '../vocabulary.ts'

export const swapContacts: Operations['swapContacts'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'swapContacts', pl: () => 'swapContacts' },
  hint: () => 0,
}
