import { PASS_ID, type PresentedDecision } from '@kantyna/kernel'
import type { Answering, NextAnswer } from '@kantyna/ui'
import type { Deal } from './deals.ts'

/** One touch in the market may answer several questions. */

/** Buys a card: at once if credits alone pay for it; otherwise the player then chooses the other parts. */
export function buy(answering: Answering, asked: PresentedDecision, { id }: Deal, isComplete: boolean): void {
  const next: NextAnswer = ({ kind }, { question }) => {
    // After a discard the deck has another top card, which the player has not touched.
    if (question.kind === 'buy') return null
    if (kind === 'discardFromMarket') return PASS_ID
    return kind === 'buy' ? (isComplete ? [id] : id) : null
  }
  if (asked.kind !== 'buy') answering.chooseOn(asked, stepBefore(asked), next)
  else if (isComplete) answering.chooseOn(asked, id, noFurtherAnswer)
  else answering.choose(asked, id)
}

export function discard(answering: Answering, asked: PresentedDecision, { id }: Deal): void {
  if (asked.kind !== 'act') answering.choose(asked, id)
  else
    answering.chooseOn(asked, stepBefore(asked), ({ kind }, { question }) =>
      kind === 'discardFromMarket' && question.kind === 'act' ? id : null,
    )
}

/** Leaves without discarding or buying. */
export function leave(answering: Answering, asked: PresentedDecision): void {
  answering.chooseOn(asked, PASS_ID, ({ kind }) =>
    kind === 'buy' || kind === 'discardFromMarket' ? PASS_ID : null,
  )
}

const noFurtherAnswer: NextAnswer = () => null

/** The answer before the purchase: going to the market, or not discarding. */
function stepBefore({ kind }: PresentedDecision): string {
  return kind === 'act' ? 'market' : PASS_ID
}
