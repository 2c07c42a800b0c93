import { useSyncExternalStore } from 'preact/compat'

const wide =
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 900px) and (min-height: 481px)')

/** Whether there is room for columns beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => wide?.matches ?? true,
    () => true,
  )
}

function listen(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
