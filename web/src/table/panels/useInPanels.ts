import type { GamePanel } from '@kantyna/ui'
import { useStore } from '@kantyna/ui'
import { closedPanels } from './closed-panels.ts'
import { type InPanels, offeredInPanels } from './shown-panels.ts'
import { useWide } from './useWide.ts'

/** What panels in sight offer of what is asked: on a wide screen any that is wanted, else the one whose sheet is open. */
export function useInPanels(
  panels: readonly GamePanel[],
  seen: Parameters<typeof offeredInPanels>[1],
): InPanels {
  const isWide = useWide()
  const closedByHand = useStore(closedPanels)
  return offeredInPanels(panels, seen, isWide ? null : { closedByHand })
}
