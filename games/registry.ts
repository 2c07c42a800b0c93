import type { GameLibrary, GameMeta, GameRoom } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'

/** A game on the shelf: what it is, the door to its room, opened when somebody wants to play, and to its books. */
export interface ShelvedGame {
  readonly meta: GameMeta
  open(): Promise<GameRoom>
  openLibrary(): Promise<GameLibrary>
}

/** Every game in the house. A new one adds its folder and an entry here. */
export const shelf: readonly ShelvedGame[] = [
  {
    meta: superTeams,
    open: async () => asRoom((await import('./super-teams/index.ts')).room),
    openLibrary: async () => (await import('./super-teams/library.ts')).library,
  },
  {
    meta: deckbuilding,
    open: async () => asRoom((await import('./deckbuilding/index.ts')).room),
    openLibrary: async () => (await import('./deckbuilding/library.ts')).library,
  },
]

/** A client handles every game alike: it only ever gives a room's positions back to the same room. */
function asRoom(room: unknown): GameRoom {
  return room as GameRoom
}
