import { type GamePanel, Store, useStore } from '@kantyna/ui'
import { useWide } from '../../kit/screen.ts'
import { type InPanels, offeredInPanels } from './shown-panels.ts'

/** Panels that were closed by hand while they were wanted: they stay closed until they are wanted again. */
export const closedPanels = new Store<ReadonlySet<string>>(new Set())

/** The answers that visible panels offer. On a wide screen all wanted panels are visible, on others only the open one. */
export function useInPanels(
  panels: readonly GamePanel[],
  seen: Parameters<typeof offeredInPanels>[1],
): InPanels {
  const isWide = useWide()
  const closedByHand = useStore(closedPanels)
  return offeredInPanels(panels, seen, isWide ? null : { closedByHand })
}
