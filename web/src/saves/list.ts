import { dropPending, pendingIds, rawEarlierPending, rawPending } from './pending.ts'
import { store } from './store.ts'
import type { TableSummary } from './summary.ts'

/** All tables, the latest first. A damaged one is listed as damaged and does not affect the others. */
export async function listTables(): Promise<TableSummary[]> {
  const { tables, rows } = await (await store()).all()
  const pending = pendingIds()
  if (tables.length === 0 && pending.earlier.length === 0) return []
  // On a first visit there is nothing to read, so the code for it is not fetched.
  const { summaryOf, withLastRow } = await import('./summary.ts')
  const kept = tables.map(summaryOf)
  const earlier = pending.earlier.flatMap((id) => {
    const table = summaryOf(rawEarlierPending(id))
    return table.state !== 'damaged' && table.id === id ? [table] : []
  })
  const newer = earlier.filter(({ id, revision }) =>
    kept.every((table) => table.id !== id || table.revision <= revision),
  )
  const rest = kept.filter((table) => newer.every(({ id }) => id !== table.id))
  return [...rest, ...newer]
    .map((table) => withLastRow(table, rows, rawPending(table.id)))
    .sort((a, b) => b.updated - a.updated)
}

export async function deleteTable(id: string): Promise<void> {
  dropPending(id)
  await (await store()).delete(id)
}

/** Whether the browser keeps tables at all after the window is closed. */
export async function keepsTables(): Promise<boolean> {
  return (await store()).isPersistent
}
