import { editionOf, type GameBundle } from '@kantyna/kernel'
import { openTableGame, openUi, openWholeTable } from '../games/games.ts'
import { keepsTables } from '../saves/list.ts'
import { type LoadedTable, loadTable, type SavedTable } from '../saves/saves.ts'

/** A saved table with everything that is needed to show it, or why it cannot be shown. */
export type OpenedTable =
  | {
      readonly ok: true
      readonly saved: SavedTable
      readonly bundle: GameBundle
      /** Whether the table will still be there when the window is opened again. */
      readonly isPersistent: boolean
    }
  | { readonly ok: false; readonly loaded: LoadedTable & { readonly ok: false } }

export async function openTable(id: string): Promise<OpenedTable> {
  const loaded = await loadTable(id)
  if (!loaded.ok) return { ok: false, loaded }
  const { game, record } = loaded.table
  const edition = editionOf(game, record.options)
  // The drawings are fetched meanwhile, for `useGameUi`.
  const opening = record.entries.length === 0 ? openTableGame(edition) : openBegun(edition)
  const [bundle, , isPersistent] = await Promise.all([opening, openUi(edition), keepsTables()])
  return { ok: true, saved: loaded.table, bundle, isPersistent }
}

/**
 * Opens a game in progress with everything that it may need. If that cannot be fetched, the words of a new table are
 * enough.
 */
function openBegun(edition: string): Promise<GameBundle> {
  return openWholeTable(edition).catch(() => openTableGame(edition))
}
