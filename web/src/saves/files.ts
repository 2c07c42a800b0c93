import { editionOf, encodingOf, type GameRecord } from '@kantyna/kernel'
import { isEdition, openGame } from '../games/games.ts'
import { type CheckedRecord, checkRecord, LARGEST_FILE } from './check-record.ts'
import type { RecordProblem } from './record-problem.ts'
import { findSame, saveTable, tableOfRecord } from './saves.ts'
import { StoreFull, StoreTimeout } from './store.ts'

export type Imported =
  | {
      readonly ok: true
      readonly id: string
      /** The list already had the same game; nothing was added. */
      readonly isKnown: boolean
      readonly canContinue: boolean
      readonly opened: OpenedRecord
    }
  | { readonly ok: false; readonly problem: RecordProblem }

/** The opened game, described without its result. */
export interface OpenedRecord {
  readonly edition: string
  readonly names: readonly string[]
  readonly moves: number
  readonly isFinished: boolean
}

/** Verifies the record in a file and adds it to the list of tables. */
export async function importRecord(file: File): Promise<Imported> {
  if (file.size > LARGEST_FILE) return { ok: false, problem: { code: 'too-large' } }
  let text: string
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  } catch {
    return { ok: false, problem: { code: 'unreadable' } }
  }
  const checked = await checkAgainstKnownGames(text)
  return checked.ok ? await keepRecord(checked.record) : checked
}

/** Verifies an untrusted record against the rules of its game. */
export function checkAgainstKnownGames(text: string): Promise<CheckedRecord> {
  return checkRecord(text, (edition) => (isEdition(edition) ? openGame(edition) : undefined))
}

/** Adds a verified record to the list of tables, unless it is there already. */
export async function keepRecord(record: GameRecord): Promise<Imported> {
  try {
    return await kept(record)
  } catch (trouble) {
    if (trouble instanceof StoreFull) return { ok: false, problem: { code: 'no-room' } }
    if (trouble instanceof StoreTimeout) return { ok: false, problem: { code: 'store-silent' } }
    throw trouble
  }
}

async function kept(record: GameRecord): Promise<Imported> {
  const isFinished = record.outcome !== null
  const names = record.seats.map(({ name }) => name)
  const edition = editionOf(record.game, record.options)
  const opened = { edition, names, moves: record.entries.length, isFinished }
  const known = await findSame(record)
  if (known !== null) return { ok: true, id: known.id, isKnown: true, canContinue: known.canContinue, opened }
  const table = tableOfRecord(record)
  await saveTable(table)
  return { ok: true, id: table.id, isKnown: false, canContinue: !isFinished && record.seed !== null, opened }
}
