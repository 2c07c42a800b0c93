import type { GameRecord } from '@kantyna/kernel'
import { loadTable, rawTable } from './saves.ts'

/** Gives a table's record to the visitor as a file and tells its name; of a damaged save, whatever is left. */
export async function downloadTable(id: string): Promise<string> {
  const loaded = await loadTable(id)
  if (loaded.ok) return downloadRecord(id, loaded.table.record)
  return download(`damaged-${id}`, jsonOfAnything(await rawTable(id)))
}

/** The same of a record that is at hand, kept or not. */
export function downloadRecord(id: string, record: GameRecord): string {
  return download(`${record.game}-${id}`, JSON.stringify(record, null, 1))
}

/** Whatever a damaged save holds: also what JSON has no words for. */
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

function download(called: string, text: string): string {
  const name = `${called}.kantyna.json`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return name
}
