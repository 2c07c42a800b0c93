import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'
import { isAnsweredAtMarket } from '../panels/questions.ts'

/** The six market decks with their top cards; a purchase in parts happens here. */
export function marketPanel(sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'market',
    title: { en: 'Market', pl: 'Handel' },
    icon: 'market',
    when: 'always',
    isWanted: (_, decisions) => decisions.some(isAnsweredAtMarket),
    assembles: ({ kind }) => kind === 'buy',
    answers: isAnsweredAtMarket,
    keepsPlace: true,
    declines: isAnsweredAtMarket,
    Panel: fetchedLater(async () => (await sheets()).MarketPanel),
  }
}
