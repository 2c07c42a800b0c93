import { useCallback, useEffect, useState } from 'react'
import { listTables, type TableSummary } from '../saves/saves.ts'

/** The tables kept in this browser; null until they have been looked up. */
export function useTables(): { readonly tables: readonly TableSummary[] | null; refresh(): void } {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const refresh = useCallback(() => {
    listTables().then(setTables, () => setTables([]))
  }, [])
  useEffect(() => {
    refresh()
    // Somebody may have played on in another tab.
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refresh])
  return { tables, refresh }
}
