import { useSyncExternalStore } from 'react'

const wide =
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 900px) and (min-height: 481px)')

/** Whether there are columns beside the board: then the tracks lie on it, and have no tab of their own. */
export function isWide(): boolean {
  return wide?.matches ?? true
}

export function useWide(): boolean {
  return useSyncExternalStore(listen, isWide, () => true)
}

function listen(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
