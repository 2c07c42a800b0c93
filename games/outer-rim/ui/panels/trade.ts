import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import { rimView } from '../view.ts'
import { isTrade } from './questions.ts'

/** Gifts and trades: what lies open, and what may be offered. Opens by itself when somebody makes an offer. */
export const tradePanel: GamePanel<IconName> = {
  id: 'trade',
  title: { en: 'Trade', pl: 'Przekazanie' },
  icon: 'trade',
  when: 'asked',
  isWanted: (view) => rimView(view).offers.some(({ to }) => to === view.seat),
  assembles: isTrade,
  Panel: fetchedLater(async () => (await import('../sheets.ts')).TradePanel),
}
