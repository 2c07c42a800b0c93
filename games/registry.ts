import type { GameMeta, GameRoom } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'

/** A game on the shelf: what it is, and the door to its room, opened when somebody wants to play. */
export interface ShelvedGame {
  readonly meta: GameMeta
  open(): Promise<GameRoom>
}

/** Every game in the house. A new one adds its folder and a line here. */
export const shelf: readonly ShelvedGame[] = [
  { meta: superTeams, open: async () => asRoom((await import('./super-teams/index.ts')).room) },
  { meta: deckbuilding, open: async () => asRoom((await import('./deckbuilding/index.ts')).room) },
]

/** A client handles every game alike: it only ever gives a room's positions back to the same room. */
function asRoom(room: unknown): GameRoom {
  return room as GameRoom
}
