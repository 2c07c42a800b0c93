import type { GameBundle, GameLibrary, GameMeta } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'

/** A game on the shelf: what it is, the door to its room, opened when somebody wants to play, and to its books. */
export interface GameEntry {
  readonly meta: GameMeta
  open(): Promise<GameBundle>
  openLibrary(): Promise<GameLibrary>
}

/** Every game in the house. A new one adds its folder and an entry here. */
export const gameEntries: readonly GameEntry[] = [
  {
    meta: superTeams,
    open: async () => asBundle((await import('./super-teams/index.ts')).bundle),
    openLibrary: async () => (await import('./super-teams/library.ts')).library,
  },
  {
    meta: deckbuilding,
    open: async () => asBundle((await import('./deckbuilding/index.ts')).bundle),
    openLibrary: async () => (await import('./deckbuilding/library.ts')).library,
  },
]

/** A client handles every game alike: it only ever gives a room's positions back to the same room. */
function asBundle(bundle: unknown): GameBundle {
  return bundle as GameBundle
}
