import { gameUi } from '@kantyna/ui'
import { rimUi, type UiChanges } from './rim-ui.tsx'

/** Outer Rim on the table, without expansions. */
export const ui = gameUi(rimUi([]))

/** Outer Rim on the table with the `ui/index.ts` of its expansions. */
export function uiWith(changes: readonly UiChanges[]) {
  return gameUi(rimUi(changes))
}
