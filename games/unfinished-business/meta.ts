import type { ExpansionMeta } from '@kantyna/kernel'

export const meta: ExpansionMeta = {
  id: 'unfinished-business',
  extends: 'outer-rim',
  name: { pl: 'Niedokończone sprawy', en: 'Unfinished Business' },
  tagline: {
    pl: 'Światy Jądra, łowcy na twoim tropie, przysługi i ambicje.',
    en: 'The Core Worlds, hunters on your trail, favors and ambitions.',
  },
  ruleIds: ['UB'],
}
