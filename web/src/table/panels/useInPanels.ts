import { type GamePanel, Store, useStore } from '@kantyna/ui'
import { useWide } from '../../kit/screen.ts'
import { type InPanels, offeredInPanels } from './shown-panels.ts'

/** Panels that were closed by hand while they were wanted: they stay closed until they are wanted again. */
export const closedPanels = new Store<ReadonlySet<string>>(new Set())

/** Which answers the visible panels offer: on a wide screen all wanted panels, else the one in the sheet. */
export function useInPanels(
  panels: readonly GamePanel[],
  seen: Parameters<typeof offeredInPanels>[1],
): InPanels {
  const isWide = useWide()
  const closedByHand = useStore(closedPanels)
  return offeredInPanels(panels, seen, isWide ? null : { closedByHand })
}
