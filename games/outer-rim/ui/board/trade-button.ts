import type { Lang } from '@kantyna/kernel'
import type { RimView } from '../view.ts'
import { uiWords } from '../words.ts'

type TradeLabel = (view: RimView, lang: Lang) => string | null

const labels: TradeLabel[] = []

/** What another box calls the button that opens the trade panel, where more than trade is done there. */
export function addTradeLabel(label: TradeLabel): void {
  labels.push(label)
}

export function tradeLabel(view: RimView, lang: Lang): string {
  for (const label of labels) {
    const said = label(view, lang)
    if (said !== null) return said
  }
  return uiWords(lang).openTrade
}
