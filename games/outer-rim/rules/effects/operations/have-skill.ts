import type { Operations } from '../vocabulary.ts'

export const haveSkill: Operations['haveSkill'] = {
  legal: () => null,
  run: () => undefined,
  words: { en: () => 'haveSkill', pl: () => 'haveSkill' },
  hint: () => 0,
}
