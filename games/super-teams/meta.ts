import type { GameMeta } from '@kantyna/kernel'

export const meta: GameMeta = {
  id: 'super-teams',
  name: { pl: 'Super Teams', en: 'Super Teams' },
  tagline: {
    pl: 'Wyścig ośmiu statków: poruszasz każdym, także cudzym.',
    en: 'A race of eight ships, and you can move any of them, even your opponents’.',
  },
  seats: [2, 3, 4],
  minutes: 15,
  age: 7,
  botWins: [72, 76, 81, 79],
  ruleIds: ['ST', 'SG'],
}
