import { loadTable, rawTable } from './saves.ts'

/** Gives a table's record to the visitor as a file and tells its name; of a damaged save, whatever is left. */
export async function downloadTable(id: string): Promise<string> {
  const loaded = await loadTable(id)
  const content = loaded.ok ? loaded.table.record : await rawTable(id)
  const game = loaded.ok ? loaded.table.game : 'damaged'
  const name = `${game}-${id}.kantyna.json`
  download(name, JSON.stringify(content, null, 1))
  return name
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
