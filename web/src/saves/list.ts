import { dropPending, pendingIds, rawPending } from './pending.ts'
import { store } from './store.ts'
import type { TableSummary } from './summary.ts'

/** All tables, the latest first. A damaged one is listed as such and harms no other. */
export async function listTables(): Promise<TableSummary[]> {
  const rows = await (await store()).all()
  const ids = pendingIds()
  if (rows.length === 0 && ids.length === 0) return []
  // On a first visit there is nothing to read, and nothing to fetch for it.
  const { summaryOf } = await import('./summary.ts')
  const kept = rows.map(summaryOf)
  const pending = ids.flatMap((id) => {
    const table = summaryOf(rawPending(id))
    return table.state !== 'damaged' && table.id === id ? [table] : []
  })
  const newer = pending.filter(({ id, revision }) =>
    kept.every((table) => table.id !== id || table.revision <= revision),
  )
  const rest = kept.filter((table) => newer.every(({ id }) => id !== table.id))
  return [...rest, ...newer].sort((a, b) => b.updated - a.updated)
}

export async function deleteTable(id: string): Promise<void> {
  dropPending(id)
  await (await store()).delete(id)
}

/** Whether the browser keeps tables at all after the window is closed. */
export async function keepsTables(): Promise<boolean> {
  return (await store()).lasts
}
