import { useCallback, useEffect, useState } from 'preact/hooks'

/** Whether this window may play a table: two windows would overwrite each other's choices. */
export type WindowState = 'asking' | 'here' | 'elsewhere'

/** Reserves a table for this window, from opening it until the player leaves or another window takes over. */
export function useOnlyWindow(id: string): { readonly holding: WindowState; readonly takeOver: () => void } {
  const [holding, setHolding] = useState<WindowState>(canLock() ? 'asking' : 'here')
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
      // Another window has taken over.
      .catch(() => {
        setStealing(false)
        setHolding('elsewhere')
      })
    return leave
  }, [id, isStealing])

  const takeOver = useCallback(() => setStealing(true), [])
  return { holding, takeOver }
}

/** A page that is served over plain HTTP from another machine has no locks. */
function canLock(): boolean {
  return 'locks' in navigator
}
