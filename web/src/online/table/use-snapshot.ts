import type { TableLink, TableSnapshot, Viewer } from '@kantyna/kernel'
import { useSyncExternalStore } from 'preact/compat'

/** The table as a viewer knows it now. The board may still be showing what happened before. */
export function useSnapshot(link: TableLink, viewer: Viewer): TableSnapshot {
  return useSyncExternalStore(
    (listener) => link.subscribe(listener),
    () => link.snapshot(viewer),
  )
}
