import type { Operations } from '../vocabulary.ts'

export const goalToken: Operations['goalToken'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'goalToken', pl: () => 'goalToken' },
  hint: () => 0,
}
