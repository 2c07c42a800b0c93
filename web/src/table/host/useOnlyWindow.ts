import { useCallback, useEffect, useState } from 'preact/hooks'

/** Whether this window may play a table: two at once would overwrite each other's choices. */
export type Holding = 'asking' | 'here' | 'elsewhere'

/** Holds a table for this window alone, from when it is opened until it is left or taken over elsewhere. */
export function useOnlyWindow(id: string): { readonly holding: Holding; readonly takeOver: () => void } {
  const [holding, setHolding] = useState<Holding>(canLock() ? 'asking' : 'here')
  const [isStealing, setStealing] = useState(false)

  useEffect(() => {
    if (!canLock()) return
    let leave: () => void = () => undefined
    const untilLeft = new Promise<void>((resolve) => {
      leave = resolve
    })
    const hold = async (lock: Lock | null) => {
      setHolding(lock === null ? 'elsewhere' : 'here')
      if (lock !== null) await untilLeft
    }
    navigator.locks
      .request(`kantyna table ${id}`, isStealing ? { steal: true } : { ifAvailable: true }, hold)
      // Another window has taken it over.
      .catch(() => {
        setStealing(false)
        setHolding('elsewhere')
      })
    return leave
  }, [id, isStealing])

  const takeOver = useCallback(() => setStealing(true), [])
  return { holding, takeOver }
}

/** Not every window has locks: over plain http from another machine there are none. */
function canLock(): boolean {
  return 'locks' in navigator
}
