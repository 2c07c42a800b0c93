import { Store } from '@kantyna/ui'
import { checkAgainstKnownGames, type Imported, keepRecord } from '../saves/files.ts'
import type { RecordProblem } from '../saves/record-problem.ts'
import { type Unpacked, unpackText } from './link-data.ts'

/** Why a link cannot be opened: it contains nothing readable, no game of this page, or one that is not over. */
export type LinkProblem =
  | { readonly code: 'link'; readonly why: Extract<Unpacked, { ok: false }>['code'] | 'unfinished' }
  | RecordProblem

type Kept = Extract<Imported, { ok: true }>
export type OpenedLink =
  | { readonly ok: true; readonly kept: Kept }
  | { readonly ok: false; readonly problem: LinkProblem }

/** The game that was last opened from a link. The page that shows it tells the player where it came from. */
export const lastOpened = new Store<Kept | null>(null)

/** Unpacks the game from a link and checks it like an imported file. */
export async function openShared(data: string): Promise<OpenedLink> {
  const unpacked = await unpackText(data)
  if (!unpacked.ok) return { ok: false, problem: { code: 'link', why: unpacked.code } }
  const checked = await checkAgainstKnownGames(unpacked.text)
  if (!checked.ok) return checked
  // A game in progress would show everybody's cards.
  if (checked.record.outcome === null) return { ok: false, problem: { code: 'link', why: 'unfinished' } }
  const kept = await keepRecord(checked.record)
  if (!kept.ok) return kept
  lastOpened.set(kept)
  return { ok: true, kept }
}
