import { LARGEST_RECORD } from '@kantyna/kernel'
import { findGame, openGame } from '../games/games.ts'
import { checkRecord } from './check-record.ts'
import type { RecordProblem } from './record-problem.ts'
import { findSame, loadTable, rawTable, saveTable, tableOfRecord } from './saves.ts'

/** Gives a table's record to the visitor as a file and tells its name; of a damaged save, whatever is left. */
export async function downloadTable(id: string): Promise<string> {
  const loaded = await loadTable(id)
  const content = loaded.ok ? loaded.table.record : await rawTable(id)
  const game = loaded.ok ? loaded.table.game : 'damaged'
  const name = `${game}-${id}.kantyna.json`
  download(name, JSON.stringify(content, null, 1))
  return name
}

export type Imported =
  | {
      readonly ok: true
      readonly id: string
      /** The same game was here already, and nothing was added. */
      readonly isKnown: boolean
      readonly canGoOn: boolean
    }
  | { readonly ok: false; readonly problem: RecordProblem }

/** Takes a record from a file into the list of tables, if every byte of it makes sense. */
export async function importRecord(file: File): Promise<Imported> {
  if (file.size > LARGEST_RECORD) return { ok: false, problem: { code: 'too-large' } }
  let text: string
  try {
    text = await file.text()
  } catch {
    return { ok: false, problem: { code: 'unreadable' } }
  }
  const checked = await checkRecord(text, (game) =>
    findGame(game) === undefined ? undefined : openGame(game),
  )
  if (!checked.ok) return checked
  const { record } = checked
  const canGoOn = record.outcome === null && record.seed !== null
  const known = await findSame(record)
  if (known !== null) return { ok: true, id: known.id, isKnown: true, canGoOn: known.canGoOn }
  const table = tableOfRecord(record)
  await saveTable(table)
  return { ok: true, id: table.id, isKnown: false, canGoOn }
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
