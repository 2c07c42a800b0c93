import type { FullGameBundle, GameLibrary, GameMeta } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as outerRim } from './outer-rim/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'

/** A game that can be played: what it is, and how to load the rest of it when it is needed. */
export interface GameEntry {
  readonly meta: GameMeta
  open(): Promise<FullGameBundle>
  openLibrary(): Promise<GameLibrary>
}

/** Every game, in both languages. A new one adds its folder, an entry here and its meta to `metas.ts`. */
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
  {
    meta: outerRim,
    open: async () => asBundle((await import('./outer-rim/index.ts')).bundle),
    openLibrary: async () => (await import('./outer-rim/library.ts')).library,
  },
]

/** A client handles every game alike: it only ever gives a bundle the positions of that same bundle. */
function asBundle(bundle: unknown): FullGameBundle {
  return bundle as FullGameBundle
}
