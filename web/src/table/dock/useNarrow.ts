import { useSyncExternalStore } from 'preact/compat'

const narrow =
  typeof window === 'undefined' ? null : window.matchMedia('(max-width: 599px), (max-height: 480px)')

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow?.matches ?? false)
}

function listen(listener: () => void): () => void {
  narrow?.addEventListener('change', listener)
  return () => narrow?.removeEventListener('change', listener)
}
