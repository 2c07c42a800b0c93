import type { GameMeta } from '@kantyna/kernel'

export const meta: GameMeta = {
  id: 'deckbuilding',
  name: { pl: 'The Deckbuilding Game', en: 'The Deckbuilding Game' },
  tagline: {
    pl: 'Pojedynek dwóch talii: ulepszaj swoją w trakcie gry i niszcz bazy przeciwnika.',
    en: 'A duel of two decks: build yours as you play and bring down enemy bases.',
  },
  seats: [2],
  minutes: 30,
  age: 12,
  botWins: [78, 76, 72, 73],
  ruleIds: ['DB', 'G'],
}
