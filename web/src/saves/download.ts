import type { GameRecord } from '@kantyna/kernel'
import { loadTable, rawTable } from './saves.ts'

/** Saves a table's record to a file and returns its name; for a damaged save, everything that is left. */
export async function downloadTable(id: string): Promise<string> {
  const loaded = await loadTable(id)
  if (loaded.ok) return downloadRecord(id, loaded.table.record)
  return download(`damaged-${id}`, jsonOfAnything(await rawTable(id)))
}

/** The same for a record in memory, saved or not. */
export function downloadRecord(id: string, record: GameRecord): string {
  return download(`${record.game}-${id}`, JSON.stringify(record, null, 1))
}

/** Everything in a damaged save, also values that JSON does not have. */
export function jsonOfAnything(value: unknown): string {
  const above: unknown[] = []
  const plain = function (this: unknown, _: string, item: unknown): unknown {
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (typeof item === 'bigint') return `${item}`
    if (typeof item !== 'object' || item === null) return item
    if (above.includes(item)) return '(contains itself)'
    above.push(item)
    return item
  }
  return JSON.stringify(value, plain, 1) ?? ''
}

function download(baseName: string, text: string): string {
  const name = `${baseName}.kantyna.json`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return name
}
