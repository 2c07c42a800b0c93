import type { ExpansionMeta, FullGameBundle, GameLibrary, GameMeta } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as outerRim } from './outer-rim/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'
import { meta as transgalactica } from './transgalactica/meta.ts'
import { meta as unfinishedBusiness } from './unfinished-business/meta.ts'

/** Something that can be played: what it is, and how to load the rest of it when it is needed. */
interface Entry<Meta> {
  readonly meta: Meta
  open(): Promise<FullGameBundle>
  openLibrary(): Promise<GameLibrary>
}

export type GameEntry = Entry<GameMeta>
/** Its `open` loads the game together with the expansion. */
export type ExpansionEntry = Entry<ExpansionMeta>

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
  {
    meta: transgalactica,
    open: async () => asBundle((await import('./transgalactica/index.ts')).bundle),
    openLibrary: async () => (await import('./transgalactica/library.ts')).library,
  },
]

export const expansionEntries: readonly ExpansionEntry[] = [
  {
    meta: unfinishedBusiness,
    open: async () => asBundle((await import('./unfinished-business/index.ts')).bundle),
    openLibrary: async () => (await import('./unfinished-business/library.ts')).library,
  },
]

/** Everything that a table can be played with: games alone, and games with an expansion (`editionOf`). */
export const editions: readonly (GameEntry | ExpansionEntry)[] = [...gameEntries, ...expansionEntries]

export function entryOf(edition: string): GameEntry | ExpansionEntry | undefined {
  return editions.find(({ meta }) => meta.id === edition)
}

/**
 * Clients treat all games alike, so the types of a game are dropped here. A client gives a bundle only positions that
 * came from that bundle.
 */
function asBundle(bundle: unknown): FullGameBundle {
  return bundle as FullGameBundle
}
