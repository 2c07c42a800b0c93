import type { GameMeta } from '@kantyna/kernel'

export const meta: GameMeta = {
  id: 'outer-rim',
  name: { pl: 'Zewnętrzne Rubieże', en: 'Outer Rim' },
  tagline: {
    pl: 'Ładunki, zlecenia i misje na obrzeżach galaktyki: zdobądź sławę, zanim zrobi to ktoś inny.',
    en: 'Cargo, bounties and jobs at the edge of the galaxy: become famous before somebody else does.',
  },
  // OR-GAP-16: one person plays against the AI player (OR-AISET-01).
  seats: [1, 2, 3, 4],
  automas: { 1: 1 },
  minutes: 120,
  age: 14,
  botWins: [70, 80, 71, 69],
  ruleIds: ['OR'],
}
