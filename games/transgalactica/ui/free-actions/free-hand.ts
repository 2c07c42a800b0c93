import type { Thing } from '@kantyna/kernel'
import { useSyncExternalStore } from 'preact/compat'

/**
 * The thing whose free actions the player is looking at, tapped anywhere on the table. It is dropped with the table.
 */
let held: Thing | null = null
const listeners = new Set<() => void>()

export function holdFree(thing: Thing | null): void {
  if (thing === held) return
  held = thing
  for (const listener of listeners) listener()
}

export function useHeldFree(): Thing | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => held,
    () => null,
  )
}
