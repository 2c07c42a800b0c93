import { useCallback, useEffect, useState } from 'preact/hooks'
import { keepsTables, listTables } from '../saves/list.ts'
import type { TableSummary } from '../saves/summary.ts'

/** The tables kept in this browser; null until they have been read. */
export function useTables(): {
  readonly tables: readonly TableSummary[] | null
  /** Whether the browser will still have them when the window is opened again. */
  readonly isPersistent: boolean
  refresh(): void
} {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const [isPersistent, setPersistent] = useState(true)
  const refresh = useCallback(() => {
    listTables().then(setTables, () => setTables([]))
  }, [])
  useEffect(() => {
    refresh()
    keepsTables().then(setPersistent, () => setPersistent(false))
    // The player may have continued in another tab.
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refresh])
  return { tables, isPersistent, refresh }
}
