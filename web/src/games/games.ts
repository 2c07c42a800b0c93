import { type GameEntry, gameEntries } from '@kantyna/games'
import type { GameBundle, GameLibrary } from '@kantyna/kernel'
import type { GameBox, GameUi } from '@kantyna/ui'
import { use } from 'react'

/** Games are loaded on demand, once each. */

const drawings = import.meta.glob<{ readonly ui: GameUi }>('../../../games/*/ui/index.ts')
const lids = import.meta.glob<{ readonly box: GameBox }>('../../../games/*/ui/box.ts')
const bundles = new Map<string, Promise<GameBundle>>()
const libraries = new Map<string, Promise<GameLibrary>>()
const uis = new Map<string, Promise<GameUi>>()
const boxes = new Map<string, Promise<GameBox>>()

export { gameEntries }

export function findGame(id: string): GameEntry | undefined {
  return gameEntries.find(({ meta }) => meta.id === id)
}

export function openGame(id: string): Promise<GameBundle> {
  return remembered(bundles, id, async () => await entryOf(id).open())
}

function openLibrary(id: string): Promise<GameLibrary> {
  return remembered(libraries, id, async () => await entryOf(id).openLibrary())
}

function entryOf(id: string): GameEntry {
  const game = findGame(id)
  if (game === undefined) throw new UnknownGame(id)
  return game
}

export function openUi(id: string): Promise<GameUi> {
  return remembered(uis, id, async () => {
    const load = drawings[`../../../games/${id}/ui/index.ts`]
    if (load === undefined) throw new UnknownGame(id)
    return (await load()).ui
  })
}

function openBox(id: string): Promise<GameBox> {
  return remembered(boxes, id, async () => {
    const load = lids[`../../../games/${id}/ui/box.ts`]
    if (load === undefined) throw new UnknownGame(id)
    return (await load()).box
  })
}

/** The game's rules and words; suspends while they load. */
export function useGameBundle(id: string): GameBundle {
  return use(openGame(id))
}

/** The game's books: rules, cards, lesson; suspends while they load. */
export function useLibrary(id: string): GameLibrary {
  return use(openLibrary(id))
}

/** The game's drawings; suspends while they load. */
export function useGameUi(id: string): GameUi {
  return use(openUi(id))
}

/** The game's box; suspends while it is fetched. */
export function useBox(id: string): GameBox {
  return use(openBox(id))
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame'
}

function remembered<T>(known: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  const before = known.get(id)
  if (before !== undefined) return before
  const loading = load()
  known.set(id, loading)
  // What could not be fetched is asked for again next time.
  loading.catch(() => known.delete(id))
  return loading
}
