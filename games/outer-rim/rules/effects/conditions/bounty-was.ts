import type { Conditions } from '../vocabulary.ts'

export const bountyWas: Conditions['bountyWas'] = {
  legal: () => null,
  words: { en: () => 'bountyWas', pl: () => 'bountyWas' },
}
