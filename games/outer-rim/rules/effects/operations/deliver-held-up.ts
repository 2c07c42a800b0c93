import type { Operations } from '../vocabulary.ts'

export const deliverHeldUp: Operations['deliverHeldUp'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'deliverHeldUp', pl: () => 'deliverHeldUp' },
  hint: () => 0,
}
