import type { Conditions } from '../vocabulary.ts'

export const hasSkill: Conditions['hasSkill'] = {
  legal: () => null,
  words: { en: () => 'hasSkill', pl: () => 'hasSkill' },
}
