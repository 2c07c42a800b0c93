import { PASS_ID, type PresentedDecision } from '@kantyna/kernel'
import type { Answering, NextAnswer } from '@kantyna/ui'
import type { Deal } from './deals.ts'

/** One touch in the market gives several answers. */

/** Buys a card: at once for credits alone, or with parts that are still missing. */
export function buy(answering: Answering, asked: PresentedDecision, { id }: Deal, isWhole: boolean): void {
  const next: NextAnswer = ({ kind }, { question }) => {
    // After a discard the deck has another top card, which the player has not touched.
    if (question.kind === 'buy') return null
    if (kind === 'discardFromMarket') return PASS_ID
    return kind === 'buy' ? (isWhole ? [id] : id) : null
  }
  if (asked.kind !== 'buy') answering.chooseOn(asked, first(asked), next)
  else if (isWhole) answering.chooseOn(asked, id, nothingMore)
  else answering.choose(asked, id)
}

export function discard(answering: Answering, asked: PresentedDecision, { id }: Deal): void {
  if (asked.kind !== 'act') answering.choose(asked, id)
  else
    answering.chooseOn(asked, first(asked), ({ kind }, { question }) =>
      kind === 'discardFromMarket' && question.kind === 'act' ? id : null,
    )
}

/** Leaves without discarding or buying. */
export function leave(answering: Answering, asked: PresentedDecision): void {
  answering.chooseOn(asked, PASS_ID, ({ kind }) =>
    kind === 'buy' || kind === 'discardFromMarket' ? PASS_ID : null,
  )
}

const nothingMore: NextAnswer = () => null

/** The answer before the purchase: going to the market, or not discarding. */
function first({ kind }: PresentedDecision): string {
  return kind === 'act' ? 'market' : PASS_ID
}
