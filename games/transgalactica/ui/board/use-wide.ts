import { useSyncExternalStore } from 'preact/compat'

const wide =
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 1800px) and (min-height: 860px)')

/** Whether there is room for the tracks beside a tall galaxy. Then they are on the board and have no tab. */
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
