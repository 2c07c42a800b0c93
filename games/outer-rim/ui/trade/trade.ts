import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'
import { type EncounterQuestions, isAnsweredAtMarket, isTrade } from '../panels/questions.ts'
import { contestOf, rimView } from '../view.ts'

/** Gifts and trades: open offers, and possible ones. The panel opens by itself when a player makes an offer. */
export function tradePanel(questions: EncounterQuestions, sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'trade',
    title: { en: 'Trade', pl: 'Przekazanie' },
    icon: 'trade',
    when: 'asked',
    isWanted: (view) => rimView(view).offers.some(({ to }) => to === view.seat),
    // Credits can be given at any time. On a phone a sheet covers the board's button for this panel.
    hasTab: (view, decisions, moves) =>
      moves.some((move) => isTrade(move) && move.options.length > 0) &&
      (contestOf(rimView(view)) !== null ||
        decisions.some((asked) => questions.areIn(asked) || isAnsweredAtMarket(asked))),
    assembles: isTrade,
    Panel: fetchedLater(async () => (await sheets()).TradePanel),
  }
}
