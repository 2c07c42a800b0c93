import { at } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { galaxyView } from '../view.ts'
import { uiWords } from '../words.ts'

/** A player who passes with captains at home who could be placed gives up their actions for this round. */
export const leftBehind: NonNullable<GameUi['leftBehind']> = (view, { kind, seat, options }, lang) => {
  if (kind !== 'turn') return undefined
  const captains = at(galaxyView(view).captains, seat)
  const canPlace = options.some(({ touches }) => touches.length > 0)
  return captains > 0 && canPlace ? [uiWords(lang).captainsHome(captains)] : []
}
