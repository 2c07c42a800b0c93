import type { GameMeta } from '@kantyna/kernel'

export const meta: GameMeta = {
  id: 'transgalactica',
  name: { pl: 'Transgalactica', en: 'Transgalactica' },
  tagline: {
    pl: 'Kapitanowie, załoga i placówki: pięć rund wyścigu o wpływy w całej galaktyce.',
    en: 'Captains, crews and outposts: five rounds in which to make your mark on a galaxy.',
  },
  // GC-CMP-01.
  seats: [2, 3, 4, 5],
  minutes: 120,
  age: 14,
  ruleIds: ['GC'],
  botWins: [75, 79, 69, 68],
}
