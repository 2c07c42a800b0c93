import type { GameMeta } from '@kantyna/kernel'

export const meta: GameMeta = {
  id: 'new-game',
  name: { pl: 'New Game', en: 'New Game' },
  tagline: { pl: 'Gra, która dopiero powstaje.', en: 'A game in the making.' },
  seats: [2, 3, 4],
  minutes: 10,
  age: 8,
  ruleIds: ['NG'],
  lacks: ['lesson', 'cards'],
}
